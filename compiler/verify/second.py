"""Ask cvc5, a solver that shares no code with Z3, about a script: fixed seed, a budget of resource units.

cvc5 is an optional part of an install. Reads the script's text alone, so it judges what was printed and nothing
else. May import: smtlib; cvc5, only when asked.
"""

from importlib.util import find_spec

from tribonian.compiler.verify.smtlib import Status

SECOND = "cvc5"  # its name, and that of the extra that brings it
BUDGET = 200_000
SEED = 7

_ANSWERS: dict[str, Status] = {"unsat": "unsat", "sat": "sat", "unknown": "unknown"}


def installed() -> bool:
    """Whether there is a second solver to ask."""
    return find_spec(SECOND) is not None


def confirm(script: str) -> Status:
    """What cvc5 says to a script that asks one question."""
    import cvc5

    solver = cvc5.Solver(cvc5.TermManager())
    for option in ("seed", "sat-random-seed"):
        solver.setOption(option, str(SEED))
    solver.setOption("rlimit", str(BUDGET))
    solver.setOption("strict-parsing", "true")  # a script is for any solver, so no extensions
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, script, "script")
    said: list[str] = []
    while not (command := parser.nextCommand()).isNull():
        if command.getCommandName() != "set-info":  # where a script tells which answer is expected
            said += command.invoke(solver, parser.getSymbolManager()).split("\n")
    (answer,) = (line for line in said if line)
    return _ANSWERS[answer.split()[0]]  # behind `unknown` stands why
