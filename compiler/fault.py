"""The fault: play met something that the rules do not settle. Raised by whatever runs a Machine.

Imports nothing of ours.
"""

INDEX = "an index"  # the subject where something is asked for at a place that it does not have


class Fault(Exception):
    """Play met something the rules do not settle: kind, the clauses, words."""

    def __init__(self, kind: str, clauses: tuple[str, ...], words: str, subject: str = "") -> None:
        super().__init__(f"{kind}: {words}")
        self.kind = kind
        self.subject = subject  # the value, table, variable, site or promise it is about, or INDEX
        self.clauses = clauses
        self.words = words
