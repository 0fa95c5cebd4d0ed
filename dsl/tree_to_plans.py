"""Lark trees of sequences, actions, windows, scenarios, rulings and rules on tracks to syntax nodes.

May import: syntax, syntax_plans, syntax_expr, parser, tree_to_world.
"""

from dataclasses import replace

from tribonian.dsl import syntax as s, syntax_plans as n
from tribonian.dsl.parser import Branch, head, kids
from tribonian.dsl.syntax_expr import Guard
from tribonian.dsl.tree_to_world import WorldItem, WorldReader

PlanItem = (
    n.SequenceDecl
    | n.ActionDecl
    | n.WindowDecl
    | n.ScenarioDecl
    | n.ReachableDecl
    | n.RulingDecl
    | s.ReachingRule
    | WorldItem
)


class PlanReader(WorldReader):
    """Adds plans of play and rulings to what a reader can turn into nodes."""

    def plan(self, tree: Branch) -> PlanItem:
        parts = kids(tree)
        match head(tree):
            case "sequence":
                name, params, cites, *steps = parts
                return n.SequenceDecl(
                    name=self.name(name),
                    params=self.params(params),
                    steps=tuple(self._step(step) for step in steps),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "action_decl":
                name, params, cites, *lines = parts
                return n.ActionDecl(
                    name=self.name(name),
                    params=self.params(params),
                    lines=tuple(self._action_line(line) for line in lines),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "window":
                return self._window(tree)
            case "scenario":
                name, title, cites = parts
                return n.ScenarioDecl(
                    name=self.name(name), title=self.text(title), cites=self.cites(cites), span=self.span(name)
                )
            case "reachable":
                name, cites, goal = parts
                ends = head(goal) == "outcome"
                return n.ReachableDecl(
                    name=self.name(name),
                    promise=None if ends else self.expr(kids(goal)[0]),
                    winner=self.maybe(kids(goal)[0]) if ends else None,
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "ruling":
                return self._ruling(tree)
            case "reaching_rule" | "reaching_plain":
                clause, track, *slots, value, when, body = parts
                return s.ReachingRule(
                    clause=str(clause),
                    track=str(track),
                    binders=self.names(slots[0]) if slots else (),
                    value=self.name(value),
                    guards=self.guards(when),
                    body=self.body(body),
                    span=self.span(clause),
                    name_span=self.span(track),
                )
            case other:
                found = self.world(tree)
                assert found is not None, f"no item is made of {other}"
                return found

    def _id(self, token: Branch) -> str:
        """The id before a line, or nothing."""
        return "" if token is None else str(token).removesuffix(":")

    def _step(self, tree: Branch) -> n.StepNode:
        row_id, name, args, cites, skipped = kids(tree)
        return n.StepNode(
            clause=self._id(row_id),
            name=str(name),
            args=self.args(args),
            cites=self.cites(cites),
            skipped=self.guards(skipped),
            span=self.span(name),
        )

    def _guard(self, tree: Branch) -> Guard:
        test, cites = kids(tree)
        return Guard(test=self.expr(test), cites=self.cites(cites), span=self.span(tree))

    def _action_line(self, tree: Branch) -> n.ActionLine:
        row_id, *parts = kids(tree)
        clause, span = self._id(row_id), self.span(tree)
        match head(tree):
            case "action_limit":
                bound, scope, names, cites = parts
                return n.ActionLimit(
                    clause=clause,
                    bound=self.expr(bound),
                    scope=str(scope),
                    of=tuple(str(name) for name in kids(names)),
                    cites=self.cites(cites),
                    span=self.span(scope),
                )
            case "action_needs":
                return n.ActionNeeds(clause=clause, guard=self._guard(parts[0]), span=span)
            case "action_costs":
                *costs, cites = parts
                made = tuple(self.cost(cost) for cost in costs)
                return n.ActionCosts(clause=clause, costs=made, cites=self.cites(cites), span=span)
            case "action_does":
                return n.ActionDoes(clause=clause, body=tuple(self.stmt(parts[0])), cites=(), span=span)
            case _:
                cites, *inner = parts
                return n.ActionDoes(clause=clause, body=self.block(inner), cites=self.cites(cites), span=span)

    def _window(self, tree: Branch) -> n.WindowDecl:
        name, binder, players, opening, cites, *inner = kids(tree)
        during = roll = ""
        event = ""
        binders: tuple[str, ...] = ()
        rolls: tuple[n.RollName, ...] = ()
        if head(opening) == "opens_during":
            during = str(kids(opening)[0])
        elif head(opening) == "opens_event":
            event, binders = str(kids(opening)[0]), self.names(kids(opening)[1])
        else:
            token, *names = kids(opening)
            roll = self.name(token)
            rolls = tuple(
                n.RollName(procedure=str(kids(one)[0]), name=str(kids(one)[1]), span=self.span(one)) for one in names
            )
        return n.WindowDecl(
            name=self.name(name),
            binder=self.name(binder),
            players=self.args(players),
            during=during,
            roll=roll,
            rolls=rolls,
            event=event,
            binders=binders,
            body=self.block(inner),
            cites=self.cites(cites),
            span=self.span(name),
            scope_span=self.span(opening),
        )

    def _ruling(self, tree: Branch) -> n.RulingDecl:
        name, title, cites, *lines = kids(tree)
        made = n.RulingDecl(
            name=self.name(name),
            title=self.text(title),
            form="",
            asked=None,
            viewer=None,
            target="",
            args=(),
            place=None,
            given=(),
            given_any=False,
            moves=(),
            then=(),
            illegal=None,
            cites=self.cites(cites),
            span=self.span(name),
        )
        seen: set[str] = set()
        for line in lines:
            word = head(line).split("_")[0]
            part = {"asks": "asks", "plays": "asks", "given": "given", "do": "do", "then": "then"}[word]
            self.once(word, line, seen if part not in seen else {word})
            seen.add(part)
            made = self._ruled(made, line)
        return made

    def _ruled(self, made: n.RulingDecl, line: Branch) -> n.RulingDecl:
        parts = kids(line)
        match head(line):
            case "asks":
                return replace(made, form="value", asked=self.expr(parts[0]))
            case "asks_view":
                return replace(made, form="view", viewer=self.expr(parts[0]), asked=self.expr(parts[1]))
            case "asks_cost":
                name, given, place = parts
                args = self.args(kids(given)[0]) if kids(given) else ()
                return replace(made, form="cost", target=str(name), args=args, place=self.place(*kids(place)))
            case "plays":
                name, given = parts
                args = self.args(kids(given)[0]) if given is not None and kids(given) else ()
                return replace(made, form="play", target=str(name), args=args)
            case "given":
                return replace(made, given=tuple(self._guard(part) for part in parts))
            case "given_any":
                return replace(made, given=self.guards(parts[0]), given_any=True)
            case "do_moves":
                return replace(made, moves=self.args(parts[0]))
            case "then_values":
                return replace(made, then=self.args(parts[0]))
            case _:
                return replace(made, illegal=self.cites(parts[0]))
