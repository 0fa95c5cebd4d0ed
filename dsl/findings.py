"""What does not fit in a text as it is printed, as far as reading alone tells: no play, no proof.

The door: a rulebook in, its findings out, each with the interpretation that settles it. What needs play or a
solver is in `compiler.verify.findings`. May import: findings_*, model.
"""

from tribonian.dsl import model as m
from tribonian.dsl.finding import TextFinding, numbered
from tribonian.dsl.findings_order import order_findings
from tribonian.dsl.findings_parts import part_findings
from tribonian.dsl.findings_places import contents_findings, reference_findings
from tribonian.dsl.findings_words import term_findings


def text_findings(book: m.Rulebook) -> list[TextFinding]:
    """Everything, in a stable order, with ids that do not hang on it."""
    found = [
        *contents_findings(book),
        *reference_findings(book),
        *term_findings(book),
        *order_findings(book),
        *part_findings(book),
    ]
    return numbered(found)
