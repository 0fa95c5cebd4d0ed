"""Item text to tree: builds the Lark parser once, gives lines their indentation, hands errors to `mistakes`.

Knows no meaning. The only file that imports lark; others read a tree through `head`, `kids` and `extent`.
May import: mistakes, text, codes, diagnostics.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.lark import PostLex

from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.mistakes import Mistake, report_mistake, report_quotes
from tribonian.dsl.text import ItemText

MAX_BRACKETS = 40  # one inside the other
MAX_DEPTH = 80  # levels of a tree; everything below walks trees by recursion and relies on it

_OPENERS = {"LPAR", "LSQB"}
_CLOSERS = {"RPAR", "RSQB"}
_WORD = re.compile(r"[A-Za-z0-9_]{2}")
_WORD_LISTS = {"PROCEDURE", "ROUNDING", "PARITY"}

Branch = Tree[Token] | Token | None


class _UnevenIndent(Exception):
    def __init__(self, position: int) -> None:
        super().__init__("uneven indentation")
        self.position = position


class _TooDeep(Exception):
    def __init__(self, position: int) -> None:
        super().__init__("nested too deep")
        self.position = position


class _Glued(Exception):
    def __init__(self, token: Token) -> None:
        super().__init__("two words without a space between them")
        self.token = token


class _Indents(PostLex):
    """Turns the space after a line end into _INDENT and _DEDENT; brackets join lines."""

    always_accept = ("_NL",)

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        levels = [0]
        depth = 0
        goes_on = False  # a comma at the end of a line joins the next
        for token in _apart(stream):
            if token.type in _OPENERS:
                depth += 1
                if depth > MAX_BRACKETS:
                    raise _TooDeep(token.start_pos or 0)
            elif token.type in _CLOSERS:
                depth -= 1
            if token.type != "_NL":
                goes_on = token.type == "COMMA"
                yield token
                continue
            if depth > 0 or goes_on:
                continue
            yield token
            width = len(token) - token.rfind("\n") - 1
            if width > levels[-1]:
                levels.append(width)
                yield Token.new_borrow_pos("_INDENT", " " * width, token)
                continue
            while width < levels[-1]:
                levels.pop()
                yield Token.new_borrow_pos("_DEDENT", " " * width, token)
            if width != levels[-1]:
                raise _UnevenIndent(token.end_pos or 0)


def _apart(stream: Iterator[Token]) -> Iterator[Token]:
    """Tokens as they come, unless two make up one word.

    Where no name can stand the lexer reads a keyword off the front of a longer word: `off` as `of`, `f`.
    """
    last: Token | None = None
    try:
        for token in stream:
            if last is not None and last.end_pos == token.start_pos and _WORD.match(last[-1] + token[0]):
                raise _Glued(last)
            last = token
            yield token
    except (UnexpectedToken, UnexpectedCharacters) as error:
        rest = error.token if isinstance(error, UnexpectedToken) else error.char
        if last is not None and last.end_pos == error.pos_in_stream and _WORD.match(last[-1] + rest):
            raise _Glued(last) from None
        raise


def grammar_text() -> str:
    """The grammar, as shipped."""
    return files("tribonian.dsl").joinpath("grammar.lark").read_text(encoding="utf-8")


def make_parser(*, strict: bool = False) -> Lark:
    """A parser of one item; strict refuses terminals that collide and needs the library interegular."""
    return Lark(
        grammar_text(),
        parser="lalr",
        lexer="contextual",
        propagate_positions=True,
        maybe_placeholders=True,
        postlex=_Indents(),
        strict=strict,
    )


@cache
def item_parser() -> Lark:
    """The one parser; building it takes a moment, so it is made on first use."""
    return make_parser()


@cache
def literals() -> dict[str, str]:
    """What the text writes for each terminal that is always written the same."""
    return {
        terminal.name: terminal.pattern.value for terminal in item_parser().terminals if terminal.pattern.type == "str"
    }


@cache
def keywords() -> dict[str, tuple[str, ...]]:
    """Every terminal that is a word or one of a few, with its words."""
    found: dict[str, tuple[str, ...]] = {name: (word,) for name, word in literals().items() if word.isalpha()}
    for terminal in item_parser().terminals:
        if terminal.name in _WORD_LISTS:
            words = terminal.pattern.value.removeprefix("(?:").removesuffix(")").split("|")
            found[terminal.name] = tuple(words)
    return found


@cache
def reserved_words() -> frozenset[str]:
    """The words that cannot be names: those that could stand somewhere where a name can stand too."""
    table = item_parser().parser.parser._parse_table
    beside = {terminal for actions in table.states.values() if "NAME" in actions for terminal in actions}
    return frozenset(word for name, words in keywords().items() if name in beside for word in words)


# ---- trees


def kids(tree: Branch) -> list[Branch]:
    """The children of a tree; a leaf has none."""
    return list(tree.children) if isinstance(tree, Tree) else []


def head(tree: Branch) -> str:
    """The production a tree was made by; a leaf has none."""
    return str(tree.data) if isinstance(tree, Tree) else ""


def extent(tree: Branch) -> tuple[int, int] | None:
    """Where a tree starts and ends in its item; Lark gives an empty production no position at all."""
    if isinstance(tree, Token):
        start = tree.start_pos or 0
        return start, start + len(tree)
    if tree is None or tree.meta.empty:
        return None
    return tree.meta.start_pos, tree.meta.end_pos


def _too_deep(root: Tree[Token]) -> int | None:
    """Where a tree passes the greatest depth, if it does."""
    level: list[Branch] = [root]
    for _ in range(MAX_DEPTH):
        level = [kid for tree in level for kid in kids(tree) if isinstance(kid, Tree)]
        if not level:
            return None
    places = [place[0] for tree in level if (place := extent(tree))]
    return min(places, default=0)


# ---- parsing


def _mistake(item: ItemText, error: UnexpectedInput) -> Mistake:
    position = error.pos_in_stream
    terminal = ""
    expected: set[str] = set()
    if isinstance(error, UnexpectedToken):
        terminal = error.token.type
        expected = set(error.accepts or error.expected)
    else:
        expected = set(getattr(error, "allowed", None) or ())
    if position is None or position < 0 or terminal == "$END":
        position = len(item.text)
    return Mistake(position=position, terminal=terminal, expected=frozenset(expected))


def parse_item(item: ItemText, sink: Sink) -> Branch:
    """The tree of one item, or nothing and a finding."""
    if item.faulty or ('"' in item.text and report_quotes(item, sink)):
        return None
    try:
        tree = item_parser().parse(item.text)
    except _UnevenIndent as error:
        place = item.span(error.position, error.position + 1)
        sink.report(Code.UNEVEN_INDENT, place, help="align it with a line above")
        return None
    except _Glued as error:
        mistake = Mistake(position=error.token.start_pos or 0, terminal="", expected=frozenset({error.token.type}))
        report_mistake(item, mistake, literals(), reserved_words(), sink)
        return None
    except _TooDeep as error:
        _report_depth(item, error.position, sink)
        return None
    except UnexpectedInput as error:
        report_mistake(item, _mistake(item, error), literals(), reserved_words(), sink)
        return None
    deep = _too_deep(tree)
    if deep is not None:
        _report_depth(item, deep, sink)
        return None
    return tree.children[0]


def item_tokens(item: ItemText) -> Iterator[tuple[str, str, int]]:
    """Terminal, text and place of every token of an item that parses; line ends and indentation are tokens too."""
    for token in item_parser().parse_interactive(item.text).iter_parse():
        yield token.type, str(token), token.start_pos or 0


def _report_depth(item: ItemText, position: int, sink: Sink) -> None:
    place = item.span(position, position + 1)
    sink.report(Code.TOO_DEEP, place, help="give a part of it a name, with `value` or `procedure`")
