"""Lark trees of codes, pieces, spaces, groups, pools, queues and what is hidden to syntax nodes.

May import: syntax_world, syntax_expr, parser, tree_to_rules, codes.
"""

from collections.abc import Iterable
from typing import Literal, cast

from tribonian.dsl import syntax_world as w
from tribonian.dsl.codes import Code
from tribonian.dsl.parser import Branch, head, kids
from tribonian.dsl.syntax_expr import Binding, DomainOf, Name
from tribonian.dsl.tree_to_rules import RuleReader

WorldItem = (
    w.CodesDecl
    | w.PieceDecl
    | w.SpaceList
    | w.SpaceSum
    | w.SpaceMap
    | w.MapDecl
    | w.FootprintDecl
    | w.GroupDecl
    | w.PoolDecl
    | w.QueueDecl
    | w.HiddenDecl
)
_SHIFTS = {"columns": "low", "rows": "right"}


class WorldReader(RuleReader):
    """Adds what a game is made of to what a reader can turn into nodes."""

    def world(self, tree: Branch) -> WorldItem | None:
        parts = kids(tree)
        span = self.span(tree)
        match head(tree):
            case "codes_decl":
                name, cites, *lines = parts
                codes = tuple(self._code(line) for line in lines)
                return w.CodesDecl(name=self.name(name), codes=codes, cites=self.cites(cites), span=self.span(name))
            case "piece_decl":
                return self._piece(tree)
            case "space_list":
                name, names, cites = parts
                members = self.names(names)
                return w.SpaceList(name=self.name(name), members=members, cites=self.cites(cites), span=self.span(name))
            case "space_sum":
                name, *sorts, cites = parts
                found = tuple(str(part) for part in sorts)
                return w.SpaceSum(name=self.name(name), parts=found, cites=self.cites(cites), span=self.span(name))
            case "space_map":
                return self._space(tree)
            case "map_of" | "edges_of":
                return self._map_of(tree)
            case "footprint":
                name, piece, cites, square, space, where = parts
                return w.FootprintDecl(
                    piece=self._bound(name, piece),
                    space=self._bound(square, space),
                    guards=self.guards(where),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "group_decl":
                name, params, cites, binding, where = parts
                return w.GroupDecl(
                    name=self.name(name),
                    params=self.params(params),
                    binding=self.binding(binding),
                    guards=self.guards(where),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "pool_decl" | "deck_decl":
                name, index, element, *start, cites = parts
                return w.PoolDecl(
                    name=self.name(name),
                    index=self.params(index),
                    element=self.plain_sort(element),
                    start=self.expr(start[0]) if start else None,
                    is_deck=head(tree) == "deck_decl",
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "queue_decl":
                name, index, element_sort, _, capacity, cites = parts
                return w.QueueDecl(
                    name=self.name(name),
                    index=self.params(index),
                    element=self.sort(element_sort),
                    capacity=self.number(capacity),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "hidden_state":
                name, slots, viewer, cites, when = parts
                return w.HiddenDecl(
                    target=str(name),
                    binders=self.names(slots),
                    fields=(),
                    viewer=self.name(viewer),
                    guards=self.guards(when),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "hidden_fields":
                names, binder, piece, viewer, cites, when = parts
                return w.HiddenDecl(
                    target=str(piece),
                    binders=(self.name(binder),),
                    fields=tuple(str(name) for name in kids(names)),
                    viewer=self.name(viewer),
                    guards=self.guards(when),
                    cites=self.cites(cites),
                    span=span,
                )
            case _:
                return None

    def _bound(self, name: Branch, sort: Branch) -> Binding:
        span = self.span(sort)
        domain = DomainOf(of=Name(text=str(sort), span=span), span=span)
        return Binding(name=self.name(name), domain=domain, span=self.span(name))

    def _code(self, tree: Branch) -> w.CodeNode:
        sign, *meaning, cites = kids(tree)
        return w.CodeNode(
            sign=self._cell(sign).text,
            meaning=self.name(meaning[0]) if meaning else "",
            cites=self.cites(cites),
            span=self.span(sign),
        )

    # ---- pieces and spaces

    def _piece(self, tree: Branch) -> w.PieceDecl:
        name, plural, cites, *lines = kids(tree)
        fields = [self._field(one) for line in lines if head(line) == "fields" for one in kids(line)]
        return w.PieceDecl(
            name=self.name(name),
            plural="" if plural is None else self.name(plural),
            attributes=self._attributes(lines, "attribute"),
            fields=tuple(fields),
            rosters=tuple(self._block(line) for line in lines if head(line) == "roster"),
            cites=self.cites(cites),
            span=self.span(name),
        )

    def _attributes(self, lines: Iterable[Branch], kind: str) -> tuple[w.AttributeNode, ...]:
        found = []
        for line in lines:
            if head(line) == kind:
                name, sort, default, cites = kids(line)
                found.append(
                    w.AttributeNode(
                        name=self.name(name),
                        sort=self.sort(sort),
                        default=self.maybe(default),
                        cites=self.cites(cites),
                        span=self.span(name),
                    )
                )
        return tuple(found)

    def _field(self, tree: Branch) -> w.FieldNode:
        name, sort, start, follows, assumed, cites = kids(tree)
        return w.FieldNode(
            name=self.name(name),
            sort=self.sort(sort),
            start=self.expr(start),
            follows=follows is not None,
            assumed="" if assumed is None else self.text(assumed),
            cites=self.cites(cites),
            span=self.span(name),
        )

    def _cell(self, token: Branch) -> w.Cell:
        word = str(token)
        is_text = word.startswith('"')
        return w.Cell(text=word[1:-1] if is_text else word, is_text=is_text, span=self.span(token))

    def _block(self, tree: Branch) -> w.DataBlock:
        """A roster, a map or a list of edges."""
        parts = kids(tree)
        size = [0, 0]
        scenario = None
        if head(tree) in ("map_of", "edges_of"):
            parts = parts[1:]
        if head(tree) in ("map", "map_of"):
            size = [0 if part is None else self.number(part) for part in parts[:2]]
            parts = parts[2:]
        if head(tree) in ("map_of", "edges_of"):
            scenario, *parts = parts
        reason, cites, *lines = parts
        rows = []
        for line in lines:
            if line is None:
                continue
            *cells, row_cites = kids(line)
            made = tuple(self._cell(cell) for cell in cells)
            rows.append(w.DataRow(cells=made, cites=self.cites(row_cites), span=self.span(line)))
        return w.DataBlock(
            columns=size[0],
            rows_wide=size[1],
            reason="" if reason is None else self.text(reason),
            rows=tuple(rows),
            cites=self.cites(cites),
            scenario="" if scenario is None else str(scenario),
            span=self.span(tree) if scenario is None else self.span(scenario),
        )

    def _map_of(self, tree: Branch) -> w.MapDecl:
        name = kids(tree)[0]
        block = self._block(tree)
        return w.MapDecl(
            space=str(name), is_edges=head(tree) == "edges_of", block=block, cites=block.cites, span=self.span(name)
        )

    def _space(self, tree: Branch) -> w.SpaceMap:
        name, shape, directions, cites, *lines = kids(tree)
        kind, shifted = self._shape(shape)
        return w.SpaceMap(
            name=self.name(name),
            shape=kind,
            shifted=shifted,
            directions="" if directions is None else str(directions),
            attributes=self._attributes(lines, "attribute"),
            edge_attributes=self._attributes(lines, "edge_attribute"),
            maps=tuple(self._block(line) for line in lines if head(line) == "map"),
            edges=tuple(self._block(line) for line in lines if head(line) == "edges"),
            cites=self.cites(cites),
            span=self.span(name),
        )

    def _shape(
        self, tree: Branch
    ) -> tuple[Literal["hex", "square", "graph"], Literal["", "odd columns", "even columns", "odd rows", "even rows"]]:
        """`hex grid with odd columns low`, `square grid`, `graph`; other words are told."""
        kind, *shift = kids(tree)
        text = self.source.text[self.span(tree).start : self.span(tree).end].split()
        is_grid = len(text) > 1
        if str(kind) not in (("hex", "square") if is_grid else ("graph",)):
            self.sink.report(
                Code.UNEXPECTED,
                self.span(kind),
                expected="`hex grid`, `square grid` or `graph`",
                found=f"`{' '.join(text[:2])}`",
            )
            return "graph", ""
        found = cast(Literal["hex", "square", "graph"], str(kind))
        words = [str(word) for word in shift if word is not None]
        if not words:
            return found, ""
        parity, lines, side = words
        if found != "hex" or _SHIFTS.get(lines) != side:
            self.sink.report(
                Code.UNEXPECTED,
                self.span(shift[1]),
                expected="`columns low` or `rows right` of a hex grid",
                found=f"`{lines} {side}`",
            )
            return found, ""
        return found, cast(Literal["odd columns", "even columns", "odd rows", "even rows"], f"{parity} {lines}")
