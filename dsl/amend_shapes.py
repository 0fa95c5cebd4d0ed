"""What can be amended, and by which form of amendment; lines of actions and sequences amended.

May import: syntax, syntax_plans, syntax_expr.
"""

from dataclasses import replace

from tribonian.dsl import syntax as s, syntax_plans as n
from tribonian.dsl.syntax_expr import Citation

Rule = s.ValueRule | s.ReactionRule | s.SuspendRule | s.ModifyRule | s.WheneverRule | s.ReachingRule
Line = n.StepNode | n.ActionLimit | n.ActionNeeds | n.ActionCosts | n.ActionDoes
Amendable = Rule | s.RowNode | Line


def fits(erratum: s.ErratumNode, rule: Amendable) -> bool:
    """Whether an amendment's form is one for this kind of rule."""
    if erratum.verb == "deletes":
        return True
    match erratum.shape:
        case "needs":
            return isinstance(rule, n.ActionNeeds)
        case "costs":
            return isinstance(rule, n.ActionCosts)
        case "carve-out":
            return isinstance(rule, s.SuspendRule)
        case "stage":
            return isinstance(rule, s.ModifyRule) and rule.value == erratum.value
        case _:
            pass
    if erratum.value is not None:
        return isinstance(rule, s.ValueRule) and rule.value == erratum.value
    if erratum.then:
        return isinstance(rule, s.ReactionRule | s.ReachingRule | n.ActionDoes)
    return isinstance(rule, Rule | n.StepNode)


def lines(item: s.SequenceDecl | s.ActionDecl) -> tuple[Line, ...]:
    return item.steps if isinstance(item, s.SequenceDecl) else item.lines


def amended_line(line: Line, erratum: s.ErratumNode, tag: str) -> Line:
    match line:
        case n.StepNode():
            return replace(line, only=line.only + (erratum.guards or ()), erratum=tag)
        case n.ActionNeeds() if erratum.guards:
            return replace(line, guard=erratum.guards[0], erratum=tag)
        case n.ActionCosts():
            return replace(line, costs=erratum.costs, erratum=tag)
        case n.ActionDoes():
            return replace(line, body=line.body + erratum.then, erratum=tag)
        case _:
            return line


def has_keys(row: s.RowNode, keys: tuple[str, ...]) -> bool:
    """Whether a row is meant: by all its keys in order, or by one of them alone."""
    return row.keys == keys if len(keys) > 1 else keys[0] in row.keys


def wanted(erratum: s.ErratumNode) -> str:
    if erratum.then:
        return "what an event brings about"
    if erratum.shape in ("needs", "costs"):
        return f"what an action {erratum.shape}"
    if erratum.shape == "carve-out":
        return "a carve-out"
    if erratum.shape == "stage":
        return f"a stage of `{erratum.value}`"
    return f"a rule on `{erratum.value}`" if erratum.value else "a rule"


def without(cites: tuple[Citation, ...], gone: str, heirs: tuple[Citation, ...]) -> tuple[Citation, ...]:
    """Citations with one taken out and what stood behind it put in its place, each once."""
    if all(cite.clause != gone for cite in cites):
        return cites
    more = [heir for cite in cites for heir in (heirs if cite.clause == gone else (cite,))]
    return tuple({cite.clause: cite for cite in more}.values())


def shape(rule: Amendable) -> str:
    match rule:
        case s.ValueRule():
            return f"a rule on `{rule.value}`"
        case s.ReactionRule():
            return f"an effect of `{rule.event}`"
        case s.SuspendRule():
            return "a carve-out"
        case s.ModifyRule():
            return f"a stage of `{rule.value}`"
        case s.WheneverRule():
            return "a rule that watches every decision"
        case s.ReachingRule():
            return f"an effect of `{rule.track}`"
        case s.RowNode():
            return "a table row"
        case n.StepNode():
            return "a step of a sequence"
        case n.ActionNeeds():
            return "what an action needs"
        case n.ActionCosts():
            return "what an action costs"
        case n.ActionLimit():
            return "a limit of an action"
        case n.ActionDoes():
            return "what an action brings about"
