"""Lark trees of rules and tables to syntax nodes: what stands in front, and the tail behind.

May import: syntax, syntax_expr, parser, tree_to_errata, codes.
"""

from dataclasses import dataclass
from typing import cast

from tribonian.dsl import syntax as s
from tribonian.dsl.codes import Code
from tribonian.dsl.parser import Branch, head, kids
from tribonian.dsl.syntax_expr import Citation, Guard, Param, Truth
from tribonian.dsl.tree_to_errata import ErrataReader


@dataclass(slots=True)
class _Tail:
    """What stands behind a rule."""

    guards: tuple[Guard, ...] = ()
    overrides: tuple[Citation, ...] = ()
    after: tuple[Citation, ...] = ()
    paraphrase: str = ""


class RuleReader(ErrataReader):
    """Adds rules and tables to what a reader can turn into nodes."""

    def value_rule(self, tree: Branch) -> s.ValueRule:
        clause, value_head, tail = kids(tree)
        name, binders, result, cites = kids(value_head)
        found = self.tail(tail, {"when", "overrides"})
        return s.ValueRule(
            clause=str(clause),
            value=str(name),
            binders=self.names(binders),
            result=self.expr(result),
            guards=found.guards,
            overrides=found.overrides,
            paraphrase=found.paraphrase,
            cites=self.cites(cites),
            span=self.span(clause),
            name_span=self.span(name),
        )

    def permission_rule(self, tree: Branch) -> s.ValueRule:
        """`permit`, `forbid`, or the duty `require`."""
        clause, name, binders, cites, tail = kids(tree)
        found = self.tail(tail, {"when", "overrides"})
        return s.ValueRule(
            clause=str(clause),
            value=str(name),
            binders=self.names(binders),
            result=Truth(value=head(tree) != "forbid_rule", span=self.span(name)),
            guards=found.guards,
            overrides=found.overrides,
            paraphrase=found.paraphrase,
            cites=self.cites(cites),
            is_permission=True,
            is_duty=head(tree) == "require_rule",
            span=self.span(clause),
            name_span=self.span(name),
        )

    def modify_rule(self, tree: Branch) -> s.ModifyRule:
        clause, name, binders, change, cites, tail = kids(tree)
        sign, *amount = kids(change)
        found = self.tail(tail, {"when", "after"})
        return s.ModifyRule(
            clause=str(clause),
            value=str(name),
            binders=self.names(binders),
            change=cast(s.Change, str(sign)),
            amount=self.expr(amount[0]) if amount else None,
            guards=found.guards,
            after=found.after,
            cites=self.cites(cites),
            span=self.span(clause),
            name_span=self.span(name),
        )

    def tail(self, tail: Branch, allowed: set[str]) -> _Tail:
        """What stands behind a rule: `when`, `overrides`, `after`, each at most once, and the paraphrase."""
        found = _Tail()
        paraphrase: list[str] = []
        seen: set[str] = set()
        parts = [
            part
            for line in kids(tail)
            if line is not None
            for part in (kids(line) if head(line) == "tail_line" else [line])
        ]
        for part in parts:
            kind = head(part)
            if not kind:
                paraphrase.append(str(part).removeprefix("|").strip())
                continue
            self.once(kind, part, seen)
            seen.add(kind)
            if kind not in allowed:
                words = " or ".join(f"`{word}`" for word in sorted(allowed))
                self.sink.report(Code.UNEXPECTED, self.span(part), expected=words, found=f"`{kind}`")
            elif kind == "when":
                found.guards = self.guards(part)
            elif kind == "overrides":
                found.overrides = self.clauses(kids(part)[0])
            else:
                found.after = self.clauses(kids(part)[0])
        found.paraphrase = " ".join(paraphrase)
        return found

    def table(self, tree: Branch) -> s.TableDecl:
        name, given, sort, reason, cites, *rows = kids(tree)
        grid = rows[0] if rows and head(rows[0]) == "grid" else None
        made = self._grid(grid) if grid is not None else [self._row(row) for row in rows]
        return s.TableDecl(
            name=self.name(name),
            params=tuple(self._table_param(part) for part in kids(given)),
            clamped=tuple(self._clamped(kids(part)[2]) for part in kids(given)),
            sort=self.sort(sort),
            reason="" if reason is None else self.text(reason),
            cites=self.cites(cites),
            rows=tuple(made),
            is_grid=grid is not None,
            span=self.span(name),
        )

    def _table_param(self, tree: Branch) -> Param:
        token, sort, _ = kids(tree)
        return Param(name=self.name(token), sort=self.sort(sort), span=self.span(token))

    def _clamped(self, tree: Branch) -> tuple[Citation, ...] | None:
        return None if tree is None else self.cites(kids(tree)[0])

    def _grid(self, tree: Branch) -> list[s.RowNode]:
        """A grid as rows of one cell: the first line names the columns, the first cell of each other line the row."""
        header, *lines = kids(tree)
        _, _, *columns, _ = kids(header)
        found: list[s.RowNode] = []
        for line in lines:
            row_id, key, *cells, cites = kids(line)
            if len(cells) != len(columns):
                self.sink.report(Code.TABLE_SHAPE, self.span(line), given=len(cells) + 1, wanted=len(columns) + 1)
                continue
            for column, cell in zip(columns, cells, strict=True):
                found.append(
                    s.RowNode(
                        clause=None if row_id is None else str(row_id).removesuffix(":"),
                        keys=(str(key), str(column)),
                        cell=str(cell),
                        cites=self.cites(cites),
                        span=self.span(line),
                        places=(self.span(key), self.span(column), self.span(cell)),
                    )
                )
        return found

    def _row(self, tree: Branch) -> s.RowNode:
        row_id, *cells, cites = kids(tree)
        words = [str(cell) for cell in cells]
        return s.RowNode(
            clause=None if row_id is None else str(row_id).removesuffix(":"),
            keys=tuple(words[:-1]),
            cell=words[-1],
            cites=self.cites(cites),
            span=self.span(tree),
            places=tuple(self.span(cell) for cell in cells),
        )
