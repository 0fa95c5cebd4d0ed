"""Fields and places in expressions: `u.strength`, `d.doubles`, `u at h`, `u on Hex`.

Also what a condition tells the ones behind it: after `x != none` x is something, after `u on Hex` its place is a hex.
May import: check_base, check_sets, names, sorts, terms, syntax_expr, codes.
"""

from dataclasses import replace

from tribonian.dsl import syntax_expr as x
from tribonian.dsl.check_base import Known, Typed, shifted
from tribonian.dsl.check_sets import Many, SetChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import did_you_mean
from tribonian.dsl.sorts import (
    FAILED,
    TRUTH,
    Enumeration,
    Maybe,
    Text,
    Truth,
    Whole,
    describe,
    hull,
    offset_in,
    strip,
)
from tribonian.dsl.terms import (
    NO,
    Cond,
    Const,
    Op,
    Read,
    Term,
    conjunction,
    disjunction,
)

_FACES = ("first", "second", "third", "fourth", "fifth", "sixth")


class FieldChecker(SetChecker):
    """Adds fields to what a checker knows."""

    # ---- fields

    def field(self, expr: x.Field) -> Typed:
        rolled = self._rolled(expr)
        if rolled is not None:
            return rolled
        term, sort = self.term(expr.of)
        if sort == FAILED:
            return Const(0), FAILED
        if isinstance(sort, Maybe):
            cure = f"ask `{self.words(expr.of)} != none` first"
            self.wrong(expr.of.span, strip(sort), sort, cure=cure)
        inner = strip(sort)
        if isinstance(inner, Enumeration) and inner.parts:
            return self._field_of_parts(expr, term, inner)
        fields = self.fields_of(inner)
        info = fields.get(expr.name)
        if info is None:
            if not self.names.is_lost(inner.name if isinstance(inner, Enumeration) else ""):
                cure = did_you_mean(expr.name, list(fields))
                self.names.sink.report(
                    Code.NO_FIELD, expr.name_span, what=describe(sort, wanted=True), name=expr.name, help=cure
                )
            return Const(0), FAILED
        if isinstance(info.sort, Text):
            wanted = "something that rules can compute with"
            self.names.sink.report(Code.WRONG_SORT, expr.span, wanted=wanted, actual="a text")
            return Const(0), FAILED
        return self.read_field(inner, expr.name, term), info.sort

    def _field_of_parts(self, expr: x.Field, term: Term, whole: Enumeration) -> Typed:
        """A field of a place: every part must have it, unless a condition has told which part it is."""
        lacking = [part.name for part in whole.parts if expr.name not in self.names.fields.get(part.name, {})]
        if lacking:
            having = [part.name for part in whole.parts if part.name not in lacking]
            cure = f"ask `{self.words(expr.of)} on {having[0]}` first" if having else ""
            self.names.sink.report(
                Code.NO_FIELD,
                expr.name_span,
                what=f"a `{whole.name}` that is a `{lacking[0]}`",
                name=expr.name,
                help=cure,
            )
            return Const(0), FAILED
        found: Typed | None = None
        for part in reversed(whole.parts):
            start = offset_in(part, whole) or 0
            sort = self.names.fields[part.name][expr.name].sort
            read = self.read_field(part, expr.name, shifted(term, -start))
            if found is None:
                found = read, sort
            else:
                test = Op("<", (term, Const(start + len(part.members))))
                found = Cond(test, read, found[0]), hull(sort, found[1])
        assert found is not None
        return found

    # ---- dice

    def _roll(self, expr: x.Expr) -> tuple[str, tuple[int, int, bool]] | None:
        if not isinstance(expr, x.Name) or expr.text not in self.local:
            return None
        term, _ = self.local[expr.text]
        return (
            (term.var, self.names.rolls[term.var]) if isinstance(term, Read) and term.var in self.names.rolls else None
        )

    def _rolled(self, expr: x.Field) -> Typed | None:
        """`d.first`, `d.doubles`, `d.highest`, `d.lowest` of a roll."""
        roll = self._roll(expr.of)
        if roll is None:
            return None
        var, (dice, sides, all_rolled) = roll
        faces: list[Term] = [Read(f"{var}.{number}") for number in range(1, dice + 1)] if dice > 1 else [Read(var)]
        least = 1 if all_rolled else 0
        if expr.name in _FACES[:dice]:
            place = _FACES.index(expr.name)
            return faces[place], Whole(low=1 if place == 0 else least, high=sides)
        if expr.name == "doubles":
            return _doubles(faces, all_rolled=all_rolled), TRUTH
        if expr.name == "highest":
            return _extreme("max", faces), Whole(low=1, high=sides)
        if expr.name == "lowest":
            rolled: list[Term] = [
                one if all_rolled else Cond(Op("=", (one, Const(0))), Const(sides), one) for one in faces
            ]
            return _extreme("min", rolled), Whole(low=1, high=sides)
        known = [*_FACES[:dice], "doubles", "highest", "lowest", "faces"]
        if expr.name != "faces":
            cure = did_you_mean(expr.name, known)
            self.names.sink.report(Code.NO_FIELD, expr.name_span, what="a roll", name=expr.name, help=cure)
        return Const(0), FAILED

    def faces(self, expr: x.Field) -> Many | None:
        """`d.faces`: the numbers that were rolled."""
        roll = self._roll(expr.of)
        if roll is None or expr.name != "faces":
            return None
        var, (dice, sides, _) = roll
        shown: list[Term] = [Read(f"{var}.{number}") for number in range(1, dice + 1)] if dice > 1 else [Read(var)]
        return Many(Whole(low=1, high=sides), lambda value: disjunction([Op("=", (one, value)) for one in shown]))

    # ---- places

    def at(self, expr: x.At) -> Typed:
        """`u at h` is a condition; of a set, `units at h`, those that are there."""
        many = self.many(expr)
        if many is not None:
            return self.set_term(expr, None)
        term, sort = self.term(expr.what)
        if isinstance(sort, Maybe):
            self.wrong(expr.what.span, strip(sort), sort, cure=f"ask `{self.words(expr.what)} != none` first")
            sort = strip(sort)
        return self.place_test(sort, expr)(term), TRUTH

    def on_space(self, expr: x.OnSpace) -> Term:
        """Whether a piece, or a place, is on a space."""
        term, sort = self.place_of(expr.what)
        part = self.names.sorts.get(expr.space)
        if part is None:
            self.names.sort(x.NamedSort(name=expr.space, span=expr.span))
            return NO
        self.names.used.add(expr.space)
        inner = strip(sort)
        start = offset_in(part, inner)
        if sort == FAILED:
            return NO
        if start is None and inner != part:
            told = describe(sort)
            self.names.sink.report(Code.NOT_COMPARABLE, expr.span, left=told, right=f"a `{part.name}`")
            return NO
        start = start or 0
        end = start + len(part.members) - 1
        return Op("and", (Op(">=", (term, Const(start))), Op("<=", (term, Const(end)))))

    def place_of(self, expr: x.Expr) -> Typed:
        """A place as it is; of a piece, where that is."""
        term, sort = self.term(expr)
        inner = strip(sort)
        info = self.names.pieces.get(inner.name) if isinstance(inner, Enumeration) else None
        if info is None or not info.place or not isinstance(inner, Enumeration):
            return term, sort
        return self.read_field(inner, info.place, term), self.names.fields[inner.name][info.place].sort

    # ---- what conditions tell

    def knowing(self, test: x.Expr) -> "FieldChecker":
        """A checker that may rely on a condition."""
        found = self
        for part in test.parts if isinstance(test, x.Connective) and test.op == "and" else (test,):
            told = found._told(part)
            found = replace(found, known={**found.known, **told}) if told else found
        return found

    def _told(self, test: x.Expr) -> Known:
        match test:
            case x.Compare(op="!=", right=x.Nothing()):
                return self._is_something(test.left)
            case x.Compare(op="!=", left=x.Nothing()):
                return self._is_something(test.right)
            case x.OnSpace():
                part = self.names.sorts.get(test.space)
                return {} if part is None else {self._place_expr(test.what): part}
            case x.At() if self.many(test.what) is None:
                _, sort = self.term(test.place)
                return {self._place_expr(test.what): strip(sort)} if isinstance(sort, Enumeration) else {}
            case x.Compare(op="=") if isinstance(test.left, x.Name | x.Field | x.AtIndex):
                _, left = self.term(test.left)
                _, right = self.term(test.right, left)
                wider = isinstance(left, Maybe) and not isinstance(right, Maybe)
                wider = wider or offset_in(right, strip(left)) is not None
                return {test.left: right} if wider and isinstance(right, Whole | Truth | Enumeration) else {}
            case _:
                return {}

    def _is_something(self, expr: x.Expr) -> Known:
        _, sort = self.term(expr)
        return {expr: sort.inner} if isinstance(sort, Maybe) else {}

    def _place_expr(self, expr: x.Expr) -> x.Expr:
        """The expression for where a piece is; a place is its own."""
        _, sort = self.term(expr)
        inner = strip(sort)
        info = self.names.pieces.get(inner.name) if isinstance(inner, Enumeration) else None
        if info is None or not info.place:
            return expr
        return x.Field(of=expr, name=info.place, span=expr.span, name_span=expr.span)


def _doubles(faces: list[Term], *, all_rolled: bool) -> Term:
    """Whether at least two dice were rolled and all that were show the same; one not rolled shows nothing."""
    if len(faces) < 2:
        return NO
    same: list[Term] = [Op("=", (faces[0], one)) for one in faces[1:]]
    if all_rolled:
        return conjunction(same)
    rest: list[Term] = [
        Op("or", (Op("=", (one, Const(0))), equal)) for one, equal in zip(faces[2:], same[1:], strict=True)
    ]
    return conjunction([same[0], *rest])


def _extreme(op: str, parts: list[Term]) -> Term:
    found = parts[0]
    for one in parts[1:]:
        found = Op("max" if op == "max" else "min", (found, one))
    return found
