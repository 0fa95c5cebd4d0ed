"""Lark trees of statements to syntax nodes.

`p may X: …` becomes a menu of X and pass: one construct less for everything below.
May import: syntax_stmt, parser, tree_to_expr.
"""

from dataclasses import replace

from tribonian.dsl import syntax_stmt as s
from tribonian.dsl.parser import Branch, head, kids
from tribonian.dsl.tree_to_expr import Reader

PASS = "pass"


class StmtReader(Reader):
    """Adds statements to what a reader can turn into nodes."""

    def block(self, trees: list[Branch]) -> tuple[s.Stmt, ...]:
        found: list[s.Stmt] = []
        for tree in trees:
            found.extend(self.stmt(tree))
        return tuple(found)

    def body(self, tree: Branch) -> tuple[s.Stmt, ...]:
        return self.block(kids(tree))

    def stmt(self, tree: Branch) -> list[s.Stmt]:
        span = self.span(tree)
        parts = kids(tree)
        match head(tree):
            case "line" | "steps":
                return [self._simple(part) for part in parts]
            case "if_stmt":
                test, cites, then, otherwise = parts
                other: tuple[s.Stmt, ...] = ()
                if otherwise is not None:
                    is_chain = head(otherwise) == "if_stmt"
                    other = tuple(self.stmt(otherwise)) if is_chain else self.body(otherwise)
                found = s.IfStmt(
                    test=self.expr(test),
                    then=self.body(then),
                    otherwise=other,
                    cites=self.cites(cites),
                    span=self.span(test, span),
                )
                return [found]
            case "choose_option":
                options = tuple(self._entry(part) for part in parts[2:])
                chooser = self.expr(parts[0])
                return [
                    s.ChooseOptionStmt(player=chooser, options=options, cites=self.cites(parts[1]), span=chooser.span)
                ]
            case "choose_value":
                player, binding, cites, where = parts
                return [
                    s.ChooseValueStmt(
                        player=self.expr(player),
                        binding=self.binding(binding),
                        guards=self.guards(where),
                        cites=self.cites(cites),
                        span=span,
                    )
                ]
            case "may_choose" | "must_choose":
                player, binding, cites, where, body = parts
                who = self.expr(player)
                return [
                    s.MayChooseStmt(
                        player=who,
                        binding=self.binding(binding),
                        guards=self.guards(where),
                        body=self.body(body),
                        is_duty=head(tree) == "must_choose",
                        cites=self.cites(cites),
                        span=who.span,
                    )
                ]
            case "choose_set":
                player, name, binding, _, least, _, most, cites, where, whole = parts
                return [
                    s.ChooseSetStmt(
                        player=self.expr(player),
                        name=self.name(name),
                        binding=self.binding(binding),
                        least=self.maybe(least),
                        most=self.maybe(most),
                        guards=self.guards(where),
                        whole=self.guards(whole),
                        cites=self.cites(cites),
                        span=span,
                    )
                ]
            case "may_stmt":
                player, *chosen_parts = parts
                name = chosen_parts[0]
                chosen = self._option(chosen_parts)
                no = s.OptionNode(name=PASS, guards=(), body=(), span=self.span(name))
                who = self.expr(player)
                return [s.ChooseOptionStmt(player=who, options=(chosen, no), span=who.span)]
            case "repeat_stmt":
                *inner, until, cites = parts
                return [
                    s.RepeatStmt(
                        body=self.block(inner),
                        until=None if until is None else self.expr(until),
                        cites=self.cites(cites),
                        span=replace(span, end=span.start + len("repeat")),
                    )
                ]
            case "repeat_times":
                count, cites, *inner = parts
                return [
                    s.TimesStmt(
                        count=self.expr(count),
                        body=self.block(inner),
                        cites=self.cites(cites),
                        span=replace(span, end=span.start + len("repeat")),
                    )
                ]
            case "together_stmt":
                binding, cites, body = parts
                bound = self.binding(binding)
                together = s.TogetherStmt(binding=bound, body=self.body(body), cites=self.cites(cites), span=bound.span)
                return [together]
            case "for_stmt":
                name, values, cites, body = parts
                return [
                    s.ForStmt(
                        name=self.name(name),
                        values=self.args(values),
                        body=self.body(body),
                        cites=self.cites(cites),
                        span=self.span(name),
                    )
                ]
            case "for_each_stmt":
                binding, cites, where, as_it_was, body = parts
                bound = self.binding(binding)
                return [
                    s.ForEachStmt(
                        binding=bound,
                        guards=self.guards(where),
                        as_it_was=as_it_was is not None,
                        body=self.body(body),
                        cites=self.cites(cites),
                        span=bound.span,
                    )
                ]
            case "while_stmt":
                test, cites, body = parts
                return [
                    s.WhileStmt(
                        test=self.expr(test), body=self.body(body), cites=self.cites(cites), span=self.span(test, span)
                    )
                ]
            case other_head:
                raise AssertionError(f"no statement is made of {other_head}")

    def _entry(self, tree: Branch) -> s.OptionNode | s.ActionOption:
        match head(tree):
            case "option_action":
                name, given, cites = kids(tree)
                args = self.args(kids(given)[0]) if kids(given) else ()
                return s.ActionOption(name=str(name), args=args, cites=self.cites(cites), span=self.span(name))
            case "option_any":
                player, cites = kids(tree)
                who = self.expr(player)
                return s.ActionOption(name="", args=(who,), cites=self.cites(cites), span=who.span)
            case _:
                return self._option(kids(tree))

    def _option(self, parts: list[Branch]) -> s.OptionNode:
        name, cites, when, body = parts
        return s.OptionNode(
            name=self.name(name),
            cites=self.cites(cites),
            guards=self.guards(when),
            body=self.body(body),
            span=self.span(name),
        )

    def place(self, name: Branch, indices: Branch) -> s.Place:
        found = () if indices is None else self.args(kids(indices)[0])
        start = self.span(name)
        end = self.span(indices, start).end
        return s.Place(name=str(name), indices=found, span=replace(start, end=end))

    def _simple(self, tree: Branch) -> s.Stmt:
        action, cite_tree = kids(tree)
        cites = self.cites(cite_tree)
        span = self.span(action, self.span(tree))
        parts = kids(action)
        match head(action):
            case "call":
                args = self.args(kids(parts[1])[0]) if kids(parts[1]) else ()
                return s.CallStmt(name=str(parts[0]), args=args, cites=cites, span=span)
            case "assign":
                name, indices, value = parts
                place = self.place(name, indices)
                return s.AssignStmt(place=place, value=self.expr(value), cites=cites, span=span)
            case "assign_field":
                of, field, value = parts
                return s.AssignFieldStmt(
                    of=self.expr(of), field=str(field), value=self.expr(value), cites=cites, span=span
                )
            case "move":
                return s.MoveStmt(piece=self.expr(parts[0]), to=self.expr(parts[1]), cites=cites, span=span)
            case "add" | "remove" | "append" as put:
                place = self.place(*kids(parts[1]))
                return s.PutStmt(verb=put, value=self.expr(parts[0]), place=place, cites=cites, span=span)
            case "take":
                place = self.place(*kids(parts[1]))
                return s.TakeStmt(name=self.name(parts[0]), place=place, cites=cites, span=span)
            case "draw":
                name, source, player = parts
                return s.DrawStmt(
                    name=self.name(name), source=self.expr(source), player=self.maybe(player), cites=cites, span=span
                )
            case "reroll":
                return s.RerollStmt(name=str(parts[0]), cites=cites, span=span)
            case "end_phase":
                return s.EndPhaseStmt(name=str(parts[0]), cites=cites, span=span)
            case "gain" | "lose" | "spend" as verb:
                return s.AdjustStmt(
                    verb=verb,
                    amount=self.expr(parts[0]),
                    place=self.place(*kids(parts[1])),
                    cites=cites,
                    span=span,
                )
            case "use":
                return s.UseStmt(place=self.place(*kids(parts[0])), cites=cites, span=span)
            case "let":
                name, sort, value = parts
                given = None if sort is None else self.sort(sort)
                return s.LetStmt(name=self.name(name), sort=given, value=self.expr(value), cites=cites, span=span)
            case "roll":
                name, number, dice, player = parts
                count, sides = self.dice(dice)
                return s.RollStmt(
                    name=self.name(name),
                    dice=self.maybe(number),
                    count=count,
                    sides=sides,
                    player=self.maybe(player),
                    cites=cites,
                    span=span,
                )
            case "learn":
                return s.LearnStmt(name=self.name(parts[0]), source=str(parts[1]), cites=cites, span=span)
            case "leave":
                return s.LeaveStmt(name=str(parts[0]), player=self.maybe(parts[1]), cites=cites, span=span)
            case "end_game":
                winner = None if parts[0] is None else self.expr(parts[0])
                return s.EndStmt(winner=winner, cites=cites, span=span)
            case "raise_":
                args = () if not kids(parts[1]) else self.args(kids(parts[1])[0])
                return s.RaiseStmt(name=str(parts[0]), args=args, cites=cites, span=span)
            case _:
                return s.NothingStmt(cites=cites, span=span)
