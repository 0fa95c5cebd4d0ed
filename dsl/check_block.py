"""What the checkers of statements share: locals, citations, what is known, who acts.

A local belongs to its procedure; written twice it keeps the widest range. May import: check_guards, check_sorts,
names, model, syntax_stmt, syntax_expr, sorts, terms, codes.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from tribonian.dsl import model as m, syntax_stmt as s
from tribonian.dsl.check_base import Known
from tribonian.dsl.check_fields import FieldChecker
from tribonian.dsl.check_sets import Many, mentions
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.names import Locals, Names, with_article
from tribonian.dsl.sorts import SetOf, Sort, describe, hull, same_family
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import Binding, Expr, NamedSort
from tribonian.dsl.terms import Read, Term


@dataclass(slots=True)
class BlockChecker:
    """Checks the statements of one procedure, reaction, action or window; `owner` prefixes its locals."""

    names: Names
    owner: str
    local: Locals
    sorts: dict[str, Sort] = field(default_factory=dict)
    enclosing: tuple[str, ...] = ()
    loops: list[str] = field(default_factory=list)
    ids: tuple[str, ...] = ()  # the rule that carries every statement here, if one does
    known: Known = field(default_factory=dict)
    together: bool = False  # inside something that all do at once
    through: list[tuple[m.Through, Span]] = field(default_factory=list)  # loops over sets, to be looked at later

    @property
    def expr(self) -> ExprChecker:
        return ExprChecker(self.names, self.local, known=self.known)

    def block(self, statements: tuple[s.Stmt, ...]) -> tuple[m.Statement, ...]:
        raise NotImplementedError

    @contextmanager
    def relying(self, *tests: Expr) -> Iterator[None]:
        """What conditions tell, for as long as a block lasts."""
        before = self.known
        checker: FieldChecker = self.expr
        for test in tests:
            checker = checker.knowing(test)
        self.known = dict(checker.known)
        yield
        self.known = {expr: sort for expr, sort in before.items() if self.known.get(expr) == sort}

    def forget(self, name: str = "") -> None:
        """Something was written: what was known of it, or with no name of all that is no local, counts no more."""
        if not self.known:
            return
        if name:
            self.known = {expr: sort for expr, sort in self.known.items() if not mentions(expr, name)}
        else:
            self.known = {expr: sort for expr, sort in self.known.items() if self._is_local(expr)}

    def _is_local(self, expr: Expr) -> bool:
        return getattr(expr, "text", "") in self.local

    def bind(self, name: str, sort: Sort, span: Span) -> str:
        """Make or widen a local."""
        var = f"{self.owner}.{name}"
        if var in self.sorts:
            if not same_family(self.sorts[var], sort):
                self.names.sink.report(
                    Code.WRONG_SORT,
                    span,
                    wanted=f"{describe(self.sorts[var], wanted=True)}, as `{name}` was above",
                    actual=describe(sort),
                )
            else:
                sort = hull(self.sorts[var], sort)
        elif name in self.names.places:
            self.names.declare(name, span)
        self.sorts[var] = sort
        self.local[name] = (Read(var), sort)
        self.forget(name)
        return var

    def bound(self, binding: Binding) -> tuple[str, Many]:
        """A local for the name of a binding, and what it goes through."""
        many = self.expr.domain(binding.domain)
        return self.bind(binding.name, many.element, binding.span), many

    def clauses_of(self, statement: s.Stmt) -> tuple[str, ...]:
        return self.ids + self.names.clauses(statement.cites)

    def player(self, expr: Expr) -> Term:
        players = self.names.sort(NamedSort(name="Player", span=expr.span))
        return self.expr.fit(expr, players)

    def winner(self, expr: Expr | None) -> Term | None:
        """Who wins: a player, or a set of them."""
        if expr is None:
            return None
        players = self.names.sorts.get("Player")
        many = self.expr.many(expr)
        if many is not None and many.element == players:
            return self.expr.set_term(expr, SetOf(of=players))[0]
        return self.player(expr)

    def args(self, name: str, kinds: tuple[str, ...], args: tuple[Expr, ...], span: Span) -> tuple[Term, ...] | None:
        """The arguments of a call; nothing, and a finding, where there is no such thing to call."""
        signature = self.names.signatures.get(name)
        if signature is None or signature.kind not in kinds:
            known = [key for key, found in self.names.signatures.items() if found.kind in kinds]
            self.names.unknown_one(name, span, known, wanted=with_article(kinds[0]))
            for arg in args:
                self.expr.term(arg)
            return None
        self.names.used.add(name)
        if not self.expr.count(name, len(args), len(signature.params), span):
            return None
        return tuple(self.expr.fit(arg, param.sort) for arg, param in zip(args, signature.params, strict=True))
