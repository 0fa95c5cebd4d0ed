"""What is told of an erratum: its message, what it is against, what to do. May import: errata_records, machine."""

from collections.abc import Iterable, Sequence

from tribonian.compiler.machine import Decision, Machine
from tribonian.compiler.verify.errata_records import ErratumFinding, ErratumVerdict
from tribonian.compiler.verify.records import UNTOLD, Result
from tribonian.dsl.model import OTHERWISE
from tribonian.dsl.syntax import ErrataDecl, ErratumNode


def amended(machine: Machine, sheets: Iterable[ErrataDecl]) -> set[str]:
    """The rules that the sheets at hand wrote or changed."""
    names = tuple(f"{sheet.name}/" for sheet in sheets)
    return {rule.id for one in machine.decisions.values() for rule in one.rules if rule.erratum.startswith(names)}


def against(machine: Machine, sheets: Sequence[ErrataDecl], first: ErratumFinding | None) -> str:
    if first is None or first.kind != "conflict":
        return ""
    return "erratum" if len(amended(machine, sheets) & set(first.clauses)) > 1 else "rule"


def suggestion(machine: Machine, base: Machine, sheets: Sequence[ErrataDecl], first: ErratumFinding | None) -> str:
    """What to do: which clauses say the same as the amended one did, or go before it."""
    if first is None:
        return ""
    own = amended(machine, sheets)
    if first.kind == "no-op" and all(one.verb == "clarifies" for sheet in sheets for one in sheet.errata):
        return ""  # that is what it claims
    if first.kind == "conflict":
        others = [one for one in first.clauses if one not in own]
        same = [one for one in others if one in _restating(base, own)]
        if same:
            them = "it" if len(same) == 1 else "them"
            return f"the same is stated by {', '.join(same)}: amend {them} too, or say which goes before"
        if others:
            verb = "says" if len(others) == 1 else "say"
            return f"{', '.join(others)} {verb} otherwise: amend that, or say with `overrides` which goes before"
        return "say with `supersedes` or `overrides` which of the two goes before"
    if first.kind in ("no-op", "dead"):
        above = sorted(
            rule.id
            for decision in machine.decisions.values()
            for rule in decision.rules
            if rule.overrides & own and rule.id not in own
        )
        if above:
            return f"{', '.join(above)} {'goes' if len(above) == 1 else 'go'} before it: amend that, or override it"
    if first.kind == "no-op":
        same = sorted(_restating(base, own))
        if same:
            return f"the same is stated by {', '.join(same)}, and stays so"
    return ""


def _restating(base: Machine, ids: set[str]) -> set[str]:
    """The rules of the same values that the rules with these ids belong to, as long as they give the same."""

    def given(decision: Decision) -> set[object]:
        return {rule.result for rule in decision.rules if rule.id in ids}

    return {
        rule.id
        for decision in base.decisions.values()
        for rule in decision.rules
        if rule.id not in ids and rule.id != OTHERWISE and rule.result in given(decision)
    }


def kind_of(one: Result) -> ErratumVerdict:
    match one.obligation.kind:
        case "table":
            return "table"
        case "conflict":
            return "conflict"
        case "stuck":
            return "stuck"
        case _:
            return "breaks"


def message(first: ErratumFinding | None, changes: tuple[str, ...], not_asked: str) -> str:
    if first is not None:
        return first.words
    if changes:
        return f"consistent; what changes: {changes[0]}"
    said = "no play was found that shows a change"
    return f"{said} or a fault" if not_asked else f"consistent; {said}"


def mended(before: dict[str, str], results: Iterable[Result]) -> list[str]:
    """What did not hold without the errata and does with them."""
    return [
        f"{one.obligation.id} now holds: {one.obligation.words}"
        for one in results
        if one.verdict in ("proved", "accepted")
        and one.technique not in UNTOLD
        and before.get(one.obligation.id) in ("violated", "not-proved")
    ]


def false_clarifications(
    errata: Iterable[ErratumNode], shown: ErratumFinding | None, changes: tuple[str, ...]
) -> list[ErratumFinding]:
    """Errata that claim to change nothing, where something changes."""
    said = changes[0] if changes else "no play was found that shows it, but equality is not proved"
    return [
        ErratumFinding(
            kind="breaks",
            words=f"it only claims to clarify, but play changes: {said}",
            clauses=(one.target,),
            play=shown.play if shown else None,
            position=shown.position if shown else None,
        )
        for one in errata
        if one.verb == "clarifies"
    ]
