"""Choices and loops: menus, values and sets picked, what goes through sets, what all do at once.

May import: check_block, check_guards, names, model, syntax_stmt, syntax_expr, sorts, terms, codes.
"""

from dataclasses import fields, is_dataclass
from typing import Literal

from tribonian.dsl import model as m, syntax_stmt as s
from tribonian.dsl.check_block import BlockChecker
from tribonian.dsl.check_guards import conditions, relying
from tribonian.dsl.check_sets import Many
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Label
from tribonian.dsl.sorts import FAILED, TRUTH, Sort, bounds, describe, hull, same_family, values
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import DomainOf, DomainRange, Expr, ForSome
from tribonian.dsl.terms import YES, Const, Op, Read, Term, conjunction

MAX_ROUNDS = 200


def reads_variable(part: object, var: str) -> bool:
    """Whether anything in statements reads a variable."""
    if isinstance(part, tuple):
        return any(reads_variable(one, var) for one in part)
    if isinstance(part, Read) and part.var == var:
        return True
    if is_dataclass(part) and not isinstance(part, type | Span):
        return any(reads_variable(getattr(part, one.name), var) for one in fields(part))
    return False


class ChoiceChecker(BlockChecker):
    """Adds choices and loops to what is checked."""

    # ---- choices

    def menu(self, stmt: s.ChooseOptionStmt, clauses: tuple[str, ...]) -> m.Statement:
        player = self.player(stmt.player)
        options = []
        actions = []
        seen: dict[str, Span] = {}
        for option in stmt.options:
            if option.name in seen and option.name:
                first = Label(span=seen[option.name], text="first here")
                self.names.sink.report(Code.DECLARED_TWICE, option.span, name=option.name, labels=[first])
            seen.setdefault(option.name, option.span)
            if isinstance(option, s.ActionOption):
                actions += self._action(option)
                continue
            cited = self.names.clauses(option.cites)
            guards = conditions(self.expr, option.guards)
            if cited:
                guards = (m.Condition(test=YES, clauses=cited, words=option.name), *guards)
            with self.relying(*(guard.test for guard in option.guards)):
                body = self.block(option.body)
            options.append(m.MenuOption(name=option.name, guards=guards, body=body))
        return m.Menu(player=player, options=tuple(options), actions=tuple(actions), clauses=clauses, span=stmt.span)

    def _action(self, option: s.ActionOption) -> list[m.ActionEntry]:
        """One action with the arguments given, or with `any action of p` all there are."""
        cited = self.names.clauses(option.cites)
        actions = {name: one for name, one in self.names.signatures.items() if one.kind == "action"}
        if not option.name:
            self.names.used |= set(actions)
            who = self.player(option.args[0])
            if not actions:
                self.names.sink.report(Code.UNKNOWN_NAME, option.span, name="action", help="no action is declared")
            return [m.ActionEntry(actions=tuple(actions), args=(who,), clauses=cited)]
        found = actions.get(option.name)
        if found is None:
            self.names.unknown_one(option.name, option.span, list(actions), wanted="an action")
            return []
        self.names.used.add(option.name)
        if not 1 <= len(option.args) <= len(found.params):
            self.expr.count(option.name, len(option.args), len(found.params), option.span)
            return []
        args = tuple(self.expr.fit(arg, param.sort) for arg, param in zip(option.args, found.params, strict=False))
        return [m.ActionEntry(actions=(option.name,), args=args, clauses=cited)]

    def pick(self, stmt: s.ChooseValueStmt | s.MayChooseStmt, clauses: tuple[str, ...]) -> m.Pick:
        """A value of a domain that passes the conditions, those of the domain itself among them."""
        player = self.player(stmt.player)
        binding = stmt.binding
        extra: list[m.Condition] = []
        if isinstance(binding.domain, DomainRange):
            low, high = binding.domain.low, binding.domain.high
            ends: list[tuple[Expr, Literal[">=", "<="]]] = [(low, ">="), (high, "<=")]
            terms = [(self.expr.number(expr)[0], expr, op) for expr, op in ends]
            var, many = self.bound(binding)
            for term, expr, op in terms:
                if not isinstance(term, Const):
                    words = f"{binding.name} {op} {self.expr.words(expr)}"
                    extra.append(m.Condition(test=Op(op, (Read(var), term)), clauses=clauses, words=words))
        else:
            var, many = self.bound(binding)
            test = many.has(Read(var))
            if test != YES:
                words = f"{binding.name} in {self.expr.words(binding.domain.of)}"
                extra.append(m.Condition(test=test, clauses=clauses, words=words))
        guards = (*extra, *conditions(self.expr, stmt.guards))
        self.known = dict(relying(self.expr, stmt.guards).known)
        return m.Pick(player=player, var=var, sort=many.element, guards=guards, clauses=clauses, span=stmt.span)

    def may_pick(self, stmt: s.MayChooseStmt, clauses: tuple[str, ...]) -> m.Statement:
        pick = self.pick(stmt, clauses)
        with self.relying(*(guard.test for guard in stmt.guards)):
            body = self.block(stmt.body)
        return m.MayPick(pick=pick, body=body, is_duty=stmt.is_duty, clauses=clauses, span=stmt.span)

    def pick_set(self, stmt: s.ChooseSetStmt, clauses: tuple[str, ...]) -> m.Statement:
        player = self.player(stmt.player)
        many = self.expr.domain(stmt.binding.domain)
        outer = dict(self.local)
        member = self.bind(stmt.binding.name, many.element, stmt.binding.span)
        found = conditions(self.expr, stmt.guards)
        self.local = outer
        test = many.has(Read(member))
        if test != YES:
            words = f"{stmt.binding.name} in {self.domain_words(stmt.binding.domain)}"
            found = (m.Condition(test=test, clauses=clauses, words=words), *found)
        least = Const(0) if stmt.least is None else self.expr.number(stmt.least)[0]
        most = None if stmt.most is None else self.expr.number(stmt.most)[0]
        sort = self.expr.set_sort(many)
        var = self.bind(stmt.name, sort, stmt.span)
        return m.PickSet(
            player=player,
            var=var,
            member=member,
            sort=many.element,
            guards=found,
            least=least,
            most=most,
            whole=conditions(self.expr, stmt.whole),
            clauses=clauses,
            span=stmt.span,
        )

    def domain_words(self, domain: DomainOf | DomainRange) -> str:
        if isinstance(domain, DomainOf):
            return self.expr.words(domain.of)
        return f"{self.expr.words(domain.low)}..{self.expr.words(domain.high)}"

    # ---- loops

    def each(self, stmt: s.ForStmt, clauses: tuple[str, ...]) -> m.Statement:
        typed = [self.expr.term(value) for value in stmt.values]
        sort = typed[0][1]
        for (_, other), value in zip(typed[1:], stmt.values[1:], strict=True):
            if not same_family(sort, other):
                self.names.sink.report(
                    Code.WRONG_SORT, value.span, wanted=describe(sort, wanted=True), actual=describe(other)
                )
            else:
                sort = hull(sort, other)
        var = self.bind(stmt.name, sort, stmt.span)
        body = self.block(stmt.body)
        return m.Each(var=var, values=tuple(term for term, _ in typed), body=body, clauses=clauses, span=stmt.span)

    def for_each(self, stmt: s.ForEachStmt, clauses: tuple[str, ...]) -> m.Statement:
        """A short domain without conditions is written out; else the values are asked for as it goes."""
        many = self.expr.domain(stmt.binding.domain)
        low, high = bounds(many.element)
        whole = not stmt.guards and many.has(Read("")) == YES and high - low < MAX_ROUNDS
        var = self.bind(stmt.binding.name, many.element, stmt.binding.span)
        if whole:
            body = self.block(stmt.body)
            rounds = tuple(Const(value) for value in values(many.element))
            return m.Each(var=var, values=rounds, body=body, clauses=clauses, span=stmt.span)
        test = self._passing(many, var, stmt)
        with self.relying(*(guard.test for guard in stmt.guards)):
            body = self.block(stmt.body)
        made = m.Through(
            var=var,
            sort=many.element,
            test=test,
            as_it_was=stmt.as_it_was,
            body=body,
            clauses=clauses,
            span=stmt.span,
        )
        self.through.append((made, stmt.binding.domain.span))
        return made

    def _passing(self, many: Many, var: str, stmt: s.ForEachStmt) -> Term:
        guards = conditions(self.expr, stmt.guards)
        tests = [many.has(Read(var)), *(guard.test for guard in guards)]
        return conjunction([test for test in tests if test != YES])

    def seek(self, stmt: s.IfStmt | s.WhileStmt, test: ForSome, clauses: tuple[str, ...]) -> m.Statement:
        """`if some u in D where c:`, `while some …`: the block knows the one that was found."""
        binding = test.bindings[0]
        condition = self.expr.fit(test, TRUTH)
        is_new = f"{self.owner}.{binding.name}" not in self.sorts
        var, many = self.bound(binding)
        passing = self.expr.fit(test.body, TRUTH)
        with self.relying(test.body):
            body = self.block(stmt.then if isinstance(stmt, s.IfStmt) else stmt.body)
        del self.local[binding.name]
        otherwise = self.block(stmt.otherwise) if isinstance(stmt, s.IfStmt) else ()
        found = [part for part in (many.has(Read(var)), passing) if part != YES]
        if not reads_variable(body, var):  # a mere condition
            if is_new:
                self.sorts.pop(var)
            if isinstance(stmt, s.IfStmt):
                return m.If(test=condition, then=body, otherwise=otherwise, clauses=clauses, span=stmt.span)
            name = self.owner
            return m.Repeat(body=body, until=None, first=condition, name=name, clauses=clauses, span=stmt.span)
        return m.Seek(
            var=var,
            sort=many.element,
            test=conjunction(found),
            again=isinstance(stmt, s.WhileStmt),
            body=body,
            otherwise=otherwise,
            clauses=clauses,
            span=stmt.span,
        )

    def at_once(self, stmt: s.TogetherStmt, clauses: tuple[str, ...]) -> m.Statement:
        var, many = self.bound(stmt.binding)
        players: Sort = self.names.sorts.get("Player", FAILED)
        if many.element not in (players, FAILED):
            span = stmt.binding.domain.span
            self.names.sink.report(Code.WRONG_SORT, span, wanted="players", actual=describe(many.element))
        before, self.together = self.together, True
        body = self.block(stmt.body)
        self.together = before
        return m.Together(
            var=var,
            sort=many.element,
            test=many.has(Read(var)),
            body=body,
            procedure=self.enclosing[0] if self.enclosing else self.owner,
            clauses=clauses,
            span=stmt.span,
        )
