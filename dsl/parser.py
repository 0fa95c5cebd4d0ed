"""Item text to Lark tree: builds the parser once, gives lines their indentation, words its errors.

Knows no meaning. One of the two files that import lark. May import: text, codes, diagnostics, source.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken
from lark.lark import PostLex

from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.source import Span
from tribonian.dsl.text import ItemText

_OPENERS = {"LPAR": ")", "LSQB": "]"}
_CLOSERS = {"RPAR", "RSQB"}


class _UnevenIndent(Exception):
    def __init__(self, position: int) -> None:
        super().__init__("uneven indentation")
        self.position = position


class _Indents(PostLex):
    """Turns the space after a line end into _INDENT and _DEDENT; brackets join lines."""

    always_accept = ("_NL",)

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        levels = [0]
        depth = 0
        for token in stream:
            if token.type in _OPENERS:
                depth += 1
            elif token.type in _CLOSERS:
                depth -= 1
            if token.type != "_NL":
                yield token
                continue
            if depth > 0:
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
                raise _UnevenIndent((token.end_pos or 0) - width)


def grammar_text() -> str:
    """The grammar, as shipped."""
    return files("tribonian.dsl").joinpath("grammar.lark").read_text(encoding="utf-8")


@cache
def item_parser() -> Lark:
    """The one parser; building it takes a moment, so it is made on first use."""
    return Lark(
        grammar_text(),
        parser="lalr",
        lexer="contextual",
        propagate_positions=True,
        maybe_placeholders=True,
        postlex=_Indents(),
    )


@cache
def reserved_words() -> frozenset[str]:
    """Every keyword of the grammar: none can be a name."""
    found = set()
    for terminal in item_parser().terminals:
        for word in terminal.pattern.value.replace("(?:", "").replace(")", "").split("|"):
            if word.isalpha() and terminal.pattern.type == "str" or terminal.name in ("PROCEDURE", "ROUNDING", "PARITY"):
                found.add(word)
    return frozenset(found)


_WORDS = {
    "NAME": "a name",
    "NUMBER": "a number",
    "CLAUSE": "a clause id such as `10.2-b`",
    "CITE": "a citation such as `@10.2-b`",
    "STRING": "a quoted text",
    "_NL": "the end of the line",
    "_INDENT": "an indented block",
    "_DEDENT": "the end of the block",
    "DICE": "a die such as `d6`",
    "CELL": "a table cell",
    "CELL_KEY": "a table cell",
    "CELL_VALUE": "a table cell",
    "ROW_ID": "a row id such as `EVT-8:`",
    "PARAPHRASE": "a `|` line",
    "COMPARE": "a comparison",
    "EQUALS": "`=`",
    "PLUS": "`+`",
    "MINUS": "`-`",
    "TIMES": "`*`",
    "OPTIONAL": "`?`",
    "ROUNDING": "`up` or `down`",
    "PARITY": "`odd` or `even`",
    "PROCEDURE": "`procedure`",
    "$END": "the end of the item",
}
_OPERATORS = {"COMPARE", "EQUALS", "PLUS", "MINUS", "TIMES", "AND", "OR", "IF", "IN", "OPTIONAL"}


def _in_words(expected: set[str]) -> str:
    """What could stand here, in the reader's words, the likeliest few."""
    shown = expected - _OPERATORS if expected - _OPERATORS else expected
    words = []
    for name in sorted(shown):
        if name in _WORDS:
            words.append(_WORDS[name])
        else:
            pattern = next(t.pattern.value for t in item_parser().terminals if t.name == name)
            words.append("`" + pattern.replace("\\", "") + "`")
    words = sorted(set(words), key=lambda word: (word.startswith("`"), word))
    if len(words) > 7:
        words = [*words[:6], f"one of {len(words) - 6} other words"]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def _report_text(item: ItemText, sink: Sink) -> bool:
    """Quoted texts that do not end, or hold what may not stand in one. Comments are passed over."""
    found = False
    offset = 0
    for line in item.text.splitlines(keepends=True):
        opened: int | None = None
        for column, char in enumerate(line.rstrip("\r\n")):
            place = item.start + offset + column
            if char == '"':
                opened = place if opened is None else None
            elif opened is None and char in "#|":
                break
            elif opened is not None and (char in "{}\\`" or not char.isprintable()):
                span = Span(source=item.source, start=place, end=place + 1)
                note = "a quoted text is plain prose: no braces, backslashes, backticks or control characters"
                sink.report(Code.FORBIDDEN_IN_TEXT, span, note=note, char=char if char.isprintable() else "?")
                found = True
        if opened is not None:
            span = Span(source=item.source, start=opened, end=item.start + offset + len(line.rstrip("\r\n")))
            sink.report(Code.UNCLOSED_TEXT, span, help='end the text with `"` on the same line')
            found = True
        offset += len(line)
    return found


def _unclosed(item: ItemText, until: int) -> tuple[str, int] | None:
    """The innermost bracket still open before an offset, quoted texts and comments passed over."""
    stack: list[tuple[str, int]] = []
    quoted = comment = False
    for index, char in enumerate(item.text[:until]):
        if comment:
            comment = char != "\n"
        elif char == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif char == "#":
            comment = True
        elif char in "([":
            stack.append((char, index))
        elif char in ")]" and stack:
            stack.pop()
    return stack[-1] if stack else None


def _report_unexpected(item: ItemText, error: UnexpectedInput, sink: Sink) -> None:
    position = error.pos_in_stream if error.pos_in_stream is not None and error.pos_in_stream >= 0 else len(item.text)
    at_end = isinstance(error, UnexpectedEOF) or position >= len(item.text.rstrip())
    if isinstance(error, UnexpectedToken):
        at_end = at_end or error.token.type == "$END"
    open_bracket = _unclosed(item, len(item.text) if at_end else position)
    if at_end and open_bracket:
        bracket, index = open_bracket
        span = Span(source=item.source, start=item.start + index, end=item.start + index + 1)
        closer = ")" if bracket == "(" else "]"
        sink.report(Code.UNCLOSED, span, bracket=bracket, help=f"close it with `{closer}`")
        return
    start = item.start + position
    if isinstance(error, UnexpectedCharacters):
        span = Span(source=item.source, start=start, end=start + 1)
        char = item.text[position]
        note = f"here {_in_words(set(error.allowed))} can stand" if error.allowed else ""
        sink.report(Code.STRANGE_CHARACTER, span, char=char if char.isprintable() else "?", note=note)
        return
    if isinstance(error, UnexpectedToken):
        token = error.token
        expected = set(error.accepts or error.expected)
        if token.type in ("_NL", "$END", "_DEDENT", "_INDENT"):
            found = _WORDS[token.type] if token.type != "_DEDENT" else "the end of the block"
            line = max(item.start, min(start, item.start + len(item.text.rstrip())))
            span = Span(source=item.source, start=line, end=line + 1)
        else:
            found = f"`{token}`"
            span = Span(source=item.source, start=start, end=start + max(1, len(token)))
        help_line = ""
        if str(token) in reserved_words() and "NAME" in expected:
            help_line = f"`{token}` is a reserved word"
        sink.report(Code.UNEXPECTED, span, expected=_in_words(expected), found=found, help=help_line)
        return
    span = Span(source=item.source, start=start, end=start)
    sink.report(Code.UNEXPECTED, span, expected="more", found="the end of the item")


def parse_item(item: ItemText, sink: Sink) -> Tree[Token] | None:
    """The tree of one item, or nothing and a finding."""
    if '"' in item.text and _report_text(item, sink):
        return None
    try:
        return item_parser().parse(item.text)
    except _UnevenIndent as error:
        start = item.start + error.position
        span = Span(source=item.source, start=start, end=start + 1)
        sink.report(Code.UNEVEN_INDENT, span, help="align it with a line above")
    except UnexpectedInput as error:
        _report_unexpected(item, error, sink)
    return None
