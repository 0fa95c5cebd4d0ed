"""What each kind of obligation asks, in words: a short name, the question, what a finding means, what to do about it.

Every report says the same of a kind. May import: records.
"""

from dataclasses import dataclass

from tribonian.compiler.verify.records import Kind, Result, Verdict

# The verdicts as reports order them: what needs a person first.
URGENCY: tuple[Verdict, ...] = ("violated", "not-proved", "assumed", "accepted", "proved")
MEANING: dict[Verdict, str] = {
    "violated": "a play or the text shows it",
    "not-proved": "neither a proof nor a play was found",
    "assumed": "holds if what is left open behaves",
    "accepted": "an interpretation settles it",
    "proved": "holds in every game",
}

UNREACHED = (
    "If no play leads to this position, say what keeps it from arising as one more `invariant`; "
    "`play --position` goes on from it."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """A kind in words: `name` says what holds if all is well."""

    name: str
    question: str
    help: str


ABOUT: dict[Kind, About] = {
    "reference": About(
        name="references fit",
        question="Does every cited clause, code, name and cross-reference exist and fit?",
        help="Mend the reference, or encode the clause it means, or mark that clause as prose with a reason.",
    ),
    "table": About(
        name="tables are whole",
        question="Has every table exactly one cell wherever it is asked?",
        help="Add the missing row or column, make rows that overlap disjoint, or say what holds outside the table.",
    ),
    "range": About(
        name="writes stay in range",
        question="Does every write stay in storage, and does every bound that rules give hold?",
        help="Guard the write, widen the range, or say what happens at the bound with `above` and `below`.",
    ),
    "conflict": About(
        name="rules agree",
        question="Can rules about the same value that no order parts apply at once and disagree?",
        help="Say which rule goes before with `overrides`, narrow one with `when`, or settle it by an interpretation.",
    ),
    "undefined": About(
        name="values are given",
        question="Can a value be asked for where no rule gives it?",
        help="Add a rule for the case that is left open, or do not ask for the value there.",
    ),
    "invariant": About(
        name="promises",
        question="Is the promise true after set-up, and kept by everything between two decisions?",
        help="Follow the play to the step that breaks it: mend the rule there, or weaken the promise.",
    ),
    "dead": About(
        name="rules can apply",
        question="Can every rule, branch and option apply in some position?",
        help="Take out what can never apply, or mend the condition that keeps it from applying.",
    ),
    "stuck": About(
        name="never stuck",
        question="Does every mandatory choice offer an answer, and does the game move on?",
        help="Let the player pass where nothing else is legal, or let the rules go on without a choice.",
    ),
    "ends": About(
        name="loops end",
        question="Does every loop end: by a measure that falls, by a player who may leave, or with probability one?",
        help="Give a measure with `decreases`, or let a player leave the loop freely.",
    ),
    "reachable": About(
        name="outcomes happen",
        question="Can every outcome that the rules speak of happen?",
        help="Look for the condition that keeps it from happening, or take the outcome out.",
    ),
    "conserved": About(
        name="nothing is lost",
        question="Is every piece, card and marker in exactly one place?",
        help="Follow the play to the step where it goes astray: move it instead of writing places.",
    ),
    "confluence": About(
        name="order does not matter",
        question="Is the result the same for every order that the rules leave open?",
        help="Say in which order it is done, or who chooses the order.",
    ),
    "secret": About(
        name="secrets are kept",
        question="Do a player's options and view depend only on what that player may know?",
        help="Reveal what the option depends on, or let it depend on what is open.",
    ),
}


def found_words(one: Result) -> str:
    """What was found about an obligation, so that it can be read without what was asked."""
    if one.finding is None:
        return ""
    words, play = one.finding.words, one.finding.play
    if one.obligation.kind == "invariant" and play is not None:
        return f"not kept: {play.shows.partition(': ')[2]}"  # what a proof stumbled over may be another place
    return f"perhaps not kept {words}" if words.startswith("after ") and one.verdict == "not-proved" else words


def advice(one: Result) -> str:
    """What to do about a finding; empty where nothing is to be done, or nothing is known."""
    if one.verdict == "violated":
        return ABOUT[one.obligation.kind].help
    placed = one.verdict == "not-proved" and one.finding is not None and one.finding.position is not None
    return UNREACHED if placed else ""
