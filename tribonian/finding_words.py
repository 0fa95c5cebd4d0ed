"""Kinds of findings in words, in the order reports tell them. Imports nothing of ours."""

ABOUT = {
    "conflict": "Rules that contradict each other",
    "claim": "Claims that the rules do not keep",
    "order": "Orders of phases that contradict each other",
    "undefined": "Cases that are left open",
    "table": "Tables without a cell, or with two",
    "choice": "Choices that offer nothing",
    "order dependence": "Results that depend on an order nobody gives",
    "range": "Numbers that leave their range",
    "dead": "Rules that can never apply",
    "unreachable": "What can never happen",
    "lost": "Pieces that go astray",
    "reference": "References that lead nowhere, or to something else",
    "list": "Lists that are not whole",
    "contents": "Contents and headings that differ",
    "term": "Words without a meaning, a use, or with two meanings",
    "code": "Codes without a legend, or a legend without its code",
    "event": "Events that nothing follows, or that never happen",
    "gap": "What the text does not give",
    "reading": "What can be read in several ways",
    "name": "Several names for one thing",
    "repeated": "The same said twice",
}
ORDER = tuple(ABOUT)
