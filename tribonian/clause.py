"""One clause, followed everywhere: what it says, its rules, its proofs, its places in the engine, refusals, errata.

May import: stages, commands, report, compiler, dsl.
"""

from rich.console import Console
from rich.markup import escape

from tribonian.commands import prove
from tribonian.compiler.coverage import clause_places
from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.machine import Machine
from tribonian.compiler.machine_text import show_term
from tribonian.compiler.verify.records import Result
from tribonian.dsl import syntax as s
from tribonian.dsl.diagnostics import did_you_mean
from tribonian.dsl.model import OTHERWISE, Rulebook
from tribonian.report import styled
from tribonian.stages import FAULTY, Chosen, console


def show_clause(chosen: Chosen, cited: str) -> int:
    """Everything known of a clause, or of every clause of a section."""
    book = chosen.rulebook()
    ids = book.catalogue.expand(cited)
    if not ids:
        close = did_you_mean(cited, [*book.catalogue.by_id, *book.catalogue.by_section])
        console(stderr=True).print(f"error: {book.name} has no clause {cited}. {close}", style="bold red", markup=False)
        return FAULTY
    machine = chosen.machine(book)
    results = prove(machine)
    engine = emit_python(machine).splitlines()
    out = console()
    for clause in ids:
        _one(out, chosen, book, machine, results, engine, clause)
    return 0


def _one(
    out: Console,
    chosen: Chosen,
    book: Rulebook,
    machine: Machine,
    results: list[Result],
    engine: list[str],
    clause: str,
) -> None:
    entry = book.catalogue.by_id[clause]
    out.print(f"[bold]{escape(clause)}[/]  {escape(entry.statement)}  [dim]{escape(entry.kind)}[/]")
    places = list(dict.fromkeys(clause_places(machine, book.catalogue).get(clause, [])))
    if not places:
        out.print(f"  {'prose: ' + escape(entry.reason) if entry.reason else 'open: not transcribed'}\n")
        return
    mine = [rule_id for rule_id in _rule_ids(machine) if book.catalogue.clause_of(rule_id) == clause]
    _rules(out, chosen, machine, mine)
    out.print(f"  at work in: {escape(', '.join(places))}")
    _proofs(out, results, {clause, *mine, entry.section})
    _engine(out, engine, {clause, *mine})
    _refusals(out, machine, clause)
    _errata(out, chosen, book, machine, clause, mine)
    out.print()


def _rule_ids(machine: Machine) -> list[str]:
    rules = [rule.id for decision in machine.decisions.values() for rule in decision.rules]
    rows = [row.id for table in machine.tables.values() for row in table.rows if row.id]
    return rules + rows


def _rules(out: Console, chosen: Chosen, machine: Machine, mine: list[str]) -> None:
    for decision in machine.decisions.values():
        for rule in decision.rules:
            if rule.id in mine:
                when = " and ".join(guard.words for guard in rule.guards)
                over = f", before {', '.join(sorted(rule.overrides))}" if rule.overrides else ""
                said = show_term(rule.result, machine, decision.params, decision.sort)
                tail = f" when {when}" if when else ""
                out.print(
                    f"  rule {escape(rule.id)}: {escape(decision.name)} = {escape(said)}{escape(tail)}{escape(over)}"
                )
                others = [one.id for one in decision.rules if one.id not in (rule.id, OTHERWISE)]
                if others:
                    out.print(f"    [dim]{escape(decision.name)} is also given by {escape(', '.join(others))}[/]")
    for item in chosen.draft.items:
        if isinstance(item, s.ReactionRule) and item.clause in mine:
            out.print(
                f"  rule {escape(item.clause)}: an effect of {escape(item.event)}, at {escape(item.span.where())}"
            )
        elif isinstance(item, s.ValueRule) and item.clause in mine:
            out.print(f"    [dim]written at {escape(item.span.where())}[/]")


def _proofs(out: Console, results: list[Result], names: set[str]) -> None:
    for one in results:
        rests = names & set(one.rests_on)
        about = names & set(one.obligation.clauses)
        if rests or about:
            how = "rests on it" if rests else "is about it"
            out.print(f"  {styled(one.verdict)} {escape(one.obligation.id)} {how}")


def _engine(out: Console, engine: list[str], names: set[str]) -> None:
    """Functions of the engine whose docstring names the clause."""
    found: list[str] = []
    function = ""
    line_of = 0
    for number, line in enumerate(engine, start=1):
        if line.startswith("def "):
            function, line_of = line.split("(")[0].removeprefix("def "), number
        elif line and not line.startswith((" ", ")")):
            function = ""
        if function and any(_names(line, name) for name in names):
            found.append(f"{function} (line {line_of})")
            function = ""
    if found:
        out.print(f"  in the engine: {escape(', '.join(dict.fromkeys(found)))}")


def _names(line: str, clause: str) -> bool:
    place = line.find(clause)
    while place >= 0:
        before = line[place - 1] if place else " "
        after = line[place + len(clause)] if place + len(clause) < len(line) else " "
        if not (before.isalnum() or before in ".-") and not (after.isalnum() or after == "-"):
            return True
        place = line.find(clause, place + 1)
    return False


def _refusals(out: Console, machine: Machine, clause: str) -> None:
    for location in machine.locations.values():
        for option in location.options:
            for guard in option.guards:
                if clause in guard.clauses:
                    out.print(
                        f"  refuses `{escape(option.label)}` at {escape(location.name)} unless {escape(guard.words)}"
                    )


def _errata(out: Console, chosen: Chosen, book: Rulebook, machine: Machine, clause: str, mine: list[str]) -> None:
    for sheet in chosen.draft.sheets:
        for erratum in sheet.errata:
            if erratum.target in (clause, *mine, book.catalogue.by_id[clause].section):
                out.print(
                    f"  erratum {escape(sheet.name)}/{escape(erratum.name)} {erratum.verb} it: {escape(erratum.reason)}"
                )
    for one in book.interpretations:
        if clause in one.clauses or any(clause in (winner, *losers) for winner, losers in one.prefers):
            out.print(f"  interpretation {escape(one.name)}: {escape(one.title)} [dim]({escape(one.reason)})[/]")
    for switch in machine.switches:
        if clause in switch.clauses:
            out.print(f"  {switch.kind} {escape(switch.name)}: {escape(switch.title)}")
