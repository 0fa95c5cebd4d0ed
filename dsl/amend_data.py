"""Errata on data and order: cells of rosters and maps, steps of sequences, errata that supersede others.

May import: syntax, syntax_plans, syntax_world, check_rules, codes, diagnostics.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tribonian.dsl import syntax as s, syntax_plans as n, syntax_world as w
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink, did_you_mean
from tribonian.dsl.geometry import expand_ids, grid_id
from tribonian.dsl.graphs import find_circle
from tribonian.dsl.source import Span


@dataclass(slots=True)
class DataSheet:
    """Applies what errata correct of data and order to a list of items."""

    items: list[s.ItemNode]
    sink: Sink
    lost: frozenset[str]

    def _correct_field(self, erratum: s.ErratumNode, tag: str) -> None:
        """A cell of a roster or map: the new one stands in a row of its own, which goes before the printed one."""
        key, field = erratum.keys[0], erratum.field_name
        found = [
            (place, item)
            for place, item in enumerate(self.items)
            if isinstance(item, s.PieceDecl | s.SpaceMap) and item.name == erratum.target
        ]
        if not found:
            if erratum.target not in self.lost:
                known = [item.name for item in self.items if isinstance(item, s.PieceDecl | s.SpaceMap)]
                close = did_you_mean(erratum.target, known)
                name = f"piece or map `{erratum.target}`"
                self.sink.report(Code.DANGLING_TARGET, erratum.span, clause=name, help=close)
            return
        place, item = found[0]
        fields = [node.name for node in item.attributes]
        if field not in fields:
            name, close = f"`{field}` of `{erratum.target}`", did_you_mean(field, fields)
            self.sink.report(Code.DANGLING_TARGET, erratum.span, clause=name, help=close)
            return
        blocks = item.rosters if isinstance(item, s.PieceDecl) else item.maps
        block = _correction(key, field, erratum, tag)
        if key not in _ids(blocks, item):
            name, close = f"`{key}` of `{erratum.target}`", did_you_mean(key, sorted(_ids(blocks, item)))
            self.sink.report(Code.DANGLING_TARGET, erratum.span, clause=name, help=close)
        elif isinstance(item, s.PieceDecl):
            self.items[place] = replace(item, rosters=(*item.rosters, block))
        else:
            self.items[place] = replace(item, maps=(*item.maps, block))

    def _reorder(self, erratum: s.ErratumNode, tag: str) -> None:
        """A step of a sequence is put right before another."""
        found = [
            (place, item)
            for place, item in enumerate(self.items)
            if isinstance(item, s.SequenceDecl) and item.name == erratum.target
        ]
        if not found:
            if erratum.target not in self.lost:
                known = [item.name for item in self.items if isinstance(item, s.SequenceDecl)]
                close = did_you_mean(erratum.target, known)
                name = f"sequence `{erratum.target}`"
                self.sink.report(Code.DANGLING_TARGET, erratum.span, clause=name, help=close)
            return
        place, item = found[0]
        moved, other = (self._step(item, name, erratum) for name in (erratum.keys[0], erratum.step))
        if moved is None or other is None or moved is other:
            return
        steps = [step for step in item.steps if step is not moved]
        at = next(number for number, step in enumerate(steps) if step is other)
        steps.insert(at, replace(moved, erratum=tag))
        self.items[place] = replace(item, steps=tuple(steps))

    def _step(self, item: s.SequenceDecl, name: str, erratum: s.ErratumNode) -> n.StepNode | None:
        steps = [step for step in item.steps if name in (step.clause, step.name)]
        if len(steps) == 1:
            return steps[0]
        target = f"step `{name}` of `{item.name}`"
        if not steps:
            close = did_you_mean(name, [step.name for step in item.steps])
            self.sink.report(Code.DANGLING_TARGET, erratum.span, clause=target, help=close)
        else:
            shown = ", ".join(step.clause or step.name for step in steps)
            self.sink.report(Code.AMBIGUOUS_TARGET, erratum.span, clause=target, candidates=shown)
        return None


def _ids(blocks: Sequence[w.DataBlock], item: s.PieceDecl | s.SpaceMap) -> set[str]:
    """The ids that data has; those of a map given by its size as well."""
    found = {one for block in blocks for row in block.rows[1:] for one in expand_ids(row.cells[0].text)}
    for block in blocks if isinstance(item, s.SpaceMap) else ():
        found |= {
            grid_id(column, row) for column in range(1, block.columns + 1) for row in range(1, block.rows_wide + 1)
        }
    return found


def _correction(key: str, field: str, erratum: s.ErratumNode, tag: str) -> w.DataBlock:
    span = erratum.cell_span or erratum.span

    def cell(text: str) -> w.Cell:
        return w.Cell(text=text, span=span)

    header = w.DataRow(cells=(cell("id"), cell(field)), cites=(), span=span)
    row = w.DataRow(cells=(cell(key), cell(erratum.cell)), cites=(), span=span, erratum=tag)
    return w.DataBlock(columns=0, rows_wide=0, reason="", rows=(header, row), cites=(), span=span)


def superseded_tags(sheets: Sequence[s.ErrataDecl], sink: Sink) -> frozenset[str]:
    """The errata that others in force take the place of; one that names no erratum is reported."""
    known = {f"{sheet.name}/{one.name}" for sheet in sheets for one in sheet.errata}
    places: dict[str, Span] = {}
    edges: dict[str, set[str]] = {}
    for sheet in sheets:
        for one in sheet.errata:
            if not one.supersedes:
                continue
            sheet_name, name = one.supersedes if len(one.supersedes) > 1 else (sheet.name, one.supersedes[0])
            target = f"{sheet_name}/{name}"
            if target not in known:
                shown = ".".join(one.supersedes)
                close = did_you_mean(shown, [tag.replace("/", ".") for tag in sorted(known)])
                sink.report(Code.UNKNOWN_ERRATUM, one.span, name=shown, help=close)
                continue
            tag = f"{sheet.name}/{one.name}"
            places[tag] = one.span
            edges.setdefault(tag, set()).add(target)
    circle = find_circle(edges)
    if circle is not None:
        sink.report(Code.SUPERSEDES_CIRCLE, places[circle[0]], circle=" over ".join(circle).replace("/", "."))
        return frozenset()
    return frozenset(target for targets in edges.values() for target in targets)
