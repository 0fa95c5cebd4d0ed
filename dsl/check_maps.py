"""Maps in expressions: `adjacent(a, b)`, `edge(a, b).wall`, `path(...)`, and `could`, which looks ahead.

May import: check_base, check_sets, check_fields, names, sorts, terms, syntax_expr, codes.
"""

from tribonian.dsl import syntax_expr as x
from tribonian.dsl.check_base import Typed, converted, shifted
from tribonian.dsl.check_fields import FieldChecker
from tribonian.dsl.check_sets import Many
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import did_you_mean
from tribonian.dsl.names import SpaceInfo
from tribonian.dsl.sorts import FAILED, NONE, TRUTH, Enumeration, Maybe, Sort, Whole, describe, offset_in, strip
from tribonian.dsl.source import Span
from tribonian.dsl.terms import NO, YES, Ahead, Arg, Ask, Const, Op, Read, Term, Way, conjunction, substitute

MAP_WORDS: dict[str, int] = {
    "adjacent": 2,
    "distance": 2,
    "neighbours": 1,
    "spaces_within": 2,
    "next": 2,
    "direction": 2,
    "turned": 2,
    "offset": 3,
    "covered": 1,
    "playing": 1,
    "column": 1,
    "row": 1,
}


_GRID = Whole(low=0, high=9_999)  # columns and rows of a grid


class MapChecker(FieldChecker):
    """Adds maps to what a checker knows."""

    def map_word(self, expr: x.Apply) -> Typed:
        """`adjacent(a, b)` and the like."""
        if not self.count(expr.name, len(expr.args), MAP_WORDS[expr.name], expr.span):
            return self.failed(expr.args)
        match expr.name:
            case "adjacent":
                return self._adjacent(expr), TRUTH
            case "distance":
                a, info = self._space(expr.args[0])
                if info is None:
                    return self.failed(expr.args[1:])
                b = self.fit(expr.args[1], info.sort)
                steps = Whole(low=0, high=info.longest)
                return Ask("distance", info.sort.name, (a, b)), steps if info.is_grid else Maybe(inner=steps)
            case "next":
                a, info = self._space(expr.args[0])
                if info is None or not self._has_directions(info, expr.span):
                    return self.failed(expr.args[1:])
                way = self.fit(expr.args[1], info.directions or FAILED)
                return Ask("next", info.sort.name, (a, way)), Maybe(inner=info.sort)
            case "direction":
                a, info = self._space(expr.args[0])
                if info is None or not self._has_directions(info, expr.span):
                    return self.failed(expr.args[1:])
                b = self.fit(expr.args[1], info.sort)
                return Ask("direction", info.sort.name, (a, b)), Maybe(inner=info.directions or FAILED)
            case "offset":
                a, info = self._space(expr.args[0])
                columns, _ = self.number(expr.args[1])
                rows, _ = self.number(expr.args[2])
                if info is None:
                    return Const(0), FAILED
                return Ask("offset", info.sort.name, (a, columns, rows)), Maybe(inner=info.sort)
            case "turned":
                way, sort = self.term(expr.args[0])
                turns, _ = self.number(expr.args[1])
                if sort != FAILED and all(info.directions != sort for info in self.names.spaces.values()):
                    self.names.sink.report(
                        Code.WRONG_SORT, expr.args[0].span, wanted="a direction of a map", actual=describe(sort)
                    )
                    return Const(0), FAILED
                return Ask("turned", sort.name if isinstance(sort, Enumeration) else "", (way, turns)), sort
            case "column" | "row" as axis:
                a, info = self._space(expr.args[0])
                return Ask("column" if axis == "column" else "row", info.sort.name if info else "", (a,)), _GRID
            case "playing":
                players = self.names.sorts.get("Player", FAILED)
                return Read("playing", (self.fit(expr.args[0], players),)), TRUTH
            case _:
                return self.set_term(expr, None)

    def _adjacent(self, expr: x.Apply) -> Term:
        """Of places that may be boxes: no, where one is not on the map."""
        typed = [self._place_or_id(arg) for arg in expr.args]
        spaces = {info.sort for _, sort in typed for info in [self._info(sort)] if info is not None}
        if len(spaces) > 1:
            left, right = (describe(sort) for _, sort in typed)
            self.names.sink.report(Code.NOT_COMPARABLE, expr.span, left=left, right=right)
        for arg, (_, sort) in zip(expr.args, typed, strict=True):
            if sort != FAILED and self._info(sort) is None:
                told = describe(sort)
                self.names.sink.report(Code.WRONG_SORT, arg.span, wanted="a space of a map", actual=told)
        if len(spaces) != 1:
            return NO
        (space,) = spaces
        tests: list[Term] = []
        places: list[Term] = []
        for term, sort in typed:
            start = offset_in(space, strip(sort))
            if isinstance(sort, Maybe):
                tests.append(Op("!=", (term, Const(NONE))))
            if start is not None:
                end = start + len(space.members) - 1
                tests += [Op(">=", (term, Const(start))), Op("<=", (term, Const(end)))]
            places.append(shifted(term, -(start or 0)))
        return conjunction([*tests, Ask("adjacent", space.name, tuple(places))])

    def _place_or_id(self, expr: x.Expr) -> Typed:
        if isinstance(expr, x.Number):
            term, info = self._space(expr)
            return term, FAILED if info is None else info.sort
        return self.place_of(expr)

    def _info(self, sort: Sort) -> SpaceInfo | None:
        """The map a place is on, or may be on."""
        inner = strip(sort)
        if not isinstance(inner, Enumeration):
            return None
        found = [self.names.spaces[part.name] for part in (inner, *inner.parts) if part.name in self.names.spaces]
        return found[0] if len(found) == 1 else None

    def _space(self, expr: x.Expr) -> tuple[Term, SpaceInfo | None]:
        """A space of a map, or a finding; a number is the id of a space if just one map has it."""
        if isinstance(expr, x.Number):
            having = [info for info in self.names.spaces.values() if expr.digits in info.sort.members]
            if len(having) == 1:
                self.names.used.add(having[0].sort.name)
                return Const(having[0].sort.members.index(expr.digits)), having[0]
        term, sort = self.place_of(expr)
        info = self._info(sort)
        if info is None:
            if sort != FAILED:
                told = describe(sort)
                self.names.sink.report(Code.WRONG_SORT, expr.span, wanted="a space of a map", actual=told)
            return term, None
        if sort != info.sort:
            cure = "!= none" if isinstance(sort, Maybe) else f"on {info.sort.name}"
            self.wrong(expr.span, info.sort, sort, cure=f"ask `{self.words(expr)} {cure}` first")
        return converted(term, sort, info.sort), info

    def _has_directions(self, info: SpaceInfo, span: Span) -> bool:
        if info.directions is None:
            cure = f"write `space {info.sort.name} on ... by DIRECTIONS`"
            self.names.sink.report(Code.NO_DIRECTIONS, span, name=info.sort.name, help=cure)
        return info.directions is not None

    def built_in_set(self, expr: x.Apply) -> Many | None:
        if expr.name in self.names.places:
            return None
        if not self.count(expr.name, len(expr.args), MAP_WORDS[expr.name], expr.span):
            self.failed(expr.args)
            return Many(FAILED, lambda _: NO)
        if expr.name == "covered":
            term, sort = self.term(expr.args[0])
            piece = self.names.pieces.get(sort.name) if isinstance(sort, Enumeration) else None
            if piece is None or piece.footprint is None:
                wanted = "a piece with a footprint"
                self.names.sink.report(Code.WRONG_SORT, expr.span, wanted=wanted, actual=describe(sort))
                return Many(FAILED, lambda _: NO)
            who, where, test, space_sort = piece.footprint
            return Many(space_sort, lambda one: substitute(test, {who: term, where: one}))
        place, info = self._space(expr.args[0])
        if info is None:
            self.failed(expr.args[1:])
            return Many(FAILED, lambda _: NO)
        name = info.sort.name
        if expr.name == "neighbours":
            return Many(info.sort, lambda one: Ask("adjacent", name, (place, one)))
        most, _ = self.number(expr.args[1])

        def near(one: Term) -> Term:
            return Op("<=", (Ask("distance", name, (place, one)), most))

        return Many(info.sort, near)

    def edge(self, expr: x.EdgeOf) -> Typed:
        start, info = self._space(expr.start)
        if info is None:
            return self.failed((expr.end,))
        end = self.fit(expr.end, info.sort)
        field = info.edges.get(expr.name)
        if field is None:
            what = f"an edge of `{info.sort.name}`"
            cure = did_you_mean(expr.name, list(info.edges))
            self.names.sink.report(Code.NO_FIELD, expr.span, what=what, name=expr.name, help=cure)
            return Const(0), FAILED
        name, ends = info.sort.name, (start, end)
        if field.by_scenario:
            return self.by_scenario(lambda scenario: Ask("edge", name, ends, f"{expr.name}.{scenario}")), field.sort
        return Ask("edge", name, ends, expr.name), field.sort

    def path(self, expr: x.Path) -> Term:
        checker, many, name = self.bound(expr.binding)
        info = self._info(many.element)
        if info is None:
            if many.element != FAILED:
                wanted, told = "a map", describe(many.element)
                self.names.sink.report(Code.WRONG_SORT, expr.binding.domain.span, wanted=wanted, actual=told)
            return NO
        start, goal = self.fit(expr.start, info.sort), self.fit(expr.goal, info.sort)
        most = None if expr.most is None else self.number(expr.most)[0]
        test = many.has(Arg(name))
        if expr.where is not None:
            test = conjunction([part for part in (test, checker.fit(expr.where, TRUTH)) if part != YES])
        return Way(info.sort.name, name, start, goal, most, test)

    def could(self, expr: x.Could) -> Term:
        signature = self.names.signatures.get(expr.name)
        steps, _ = self.number(expr.steps)
        goal = self.fit(expr.goal, TRUTH)
        if signature is None or signature.kind not in ("procedure", "phase"):
            known = [key for key, one in self.names.signatures.items() if one.kind in ("procedure", "phase")]
            self.names.unknown_one(expr.name, expr.span, known, wanted="a procedure")
            self.failed(expr.args)
            return NO
        self.names.used.add(expr.name)
        if not self.count(expr.name, len(expr.args), len(signature.params), expr.span):
            self.failed(expr.args)
            return NO
        args = tuple(self.fit(arg, param.sort) for arg, param in zip(expr.args, signature.params, strict=True))
        return Ahead(expr.name, args, steps, goal)
