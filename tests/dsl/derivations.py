"""Random texts that the grammar itself makes: derivations of its rules, laid out line by line."""

import random
from functools import cache

from lark.grammar import NonTerminal, Rule, Terminal

from tribonian.dsl.parser import item_parser, literals

DEEP = 14  # from here on the shortest way out is taken
SAMPLES = {
    "NAME": ("a", "b", "p", "u", "h", "v", "Player", "Unit", "Hex", "Red", "n", "gold"),
    "NUMBER": ("0", "1", "2", "9", "0101"),
    "DICE": ("d6", "2d6", "d20"),
    "STRING": ('"x"', '"two words"', '"A"'),
    "CITE": ("@1.0-a", "@1.0", "@2.0-a"),
    "CLAUSE": ("1.0-a", "1.0-b", "1.0-c.2", "2.0-a"),
    "ROW_ID": ("1.0-d:", "1.0-e:"),
    "CELL": ("1", "5-6", "7..", "..4", "A+D", "-", "red", "?"),
    "CELL_KEY": ("1", "red"),
    "CELL_VALUE": ("2", "A"),
    "STEP": ("march", "1.0-a"),
    "PARAPHRASE": ("| in other words",),
    "PROCEDURE": ("procedure", "phase"),
    "ROUNDING": ("up", "down"),
    "PARITY": ("odd", "even"),
    "COMPARE": ("!=", "<=", ">=", "<", ">"),
}


@cache
def _rules() -> dict[str, list[Rule]]:
    found: dict[str, list[Rule]] = {}
    for rule in item_parser().rules:
        found.setdefault(rule.origin.name, []).append(rule)
    return found


@cache
def _heights() -> dict[str, int]:
    """How deep the shallowest derivation of each symbol is."""
    found: dict[str, int] = {}
    grew = True
    while grew:
        grew = False
        for name, rules in _rules().items():
            best = min((_height(rule, found) for rule in rules), default=1000)
            if best < found.get(name, 1000):
                found[name] = best
                grew = True
    return found


def _height(rule: Rule, known: dict[str, int]) -> int:
    parts = [known.get(part.name, 1000) if isinstance(part, NonTerminal) else 0 for part in rule.expansion]
    return 1 + max(parts, default=0)


def _derive(name: str, depth: int, dice: random.Random, out: list[str]) -> None:
    rules = _rules()[name]
    if depth > DEEP:
        lowest = min(_height(rule, _heights()) for rule in rules)
        rules = [rule for rule in rules if _height(rule, _heights()) == lowest]
    for part in dice.choice(rules).expansion:
        if isinstance(part, Terminal):
            out.append(part.name)
        else:
            _derive(part.name, depth + 1, dice, out)


def derive_item(seed: int) -> str:
    """One item of the grammar: any rule, any words, in a plain layout."""
    dice = random.Random(seed)
    names: list[str] = []
    start = dice.choice(_rules()["start"]).expansion[0]
    _derive(start.name, 0, dice, names)
    text, level, fresh = "", 0, True
    for name in names:
        if name == "_NL":
            text += "\n"
            fresh = True
        elif name in ("_INDENT", "_DEDENT"):
            level += 1 if name == "_INDENT" else -1
        else:
            word = literals().get(name) or dice.choice(SAMPLES.get(name, ("a",)))
            text += "  " * level + word if fresh else " " + word
            fresh = False
    return text if text.endswith("\n") else text + "\n"


def derive_book(seed: int) -> str:
    """A header, some derived items, and a game."""
    dice = random.Random(seed)
    items = [derive_item(dice.randrange(2**32)) for _ in range(dice.randint(1, 5))]
    return 'rulebook b\n  title "B"\nplayers Red, Blue\n' + "".join(items) + "game\n  end game\n"
