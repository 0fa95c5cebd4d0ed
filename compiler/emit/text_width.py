"""How wide text is: by the letters of the usual sans-serif fonts, and broken into lines. Imports nothing of ours."""

import unicodedata

# Hundredths of the font size, for plain letters; whatever is not listed is as wide as a digit.
_WIDTHS = {
    19: "'",
    22: "ijl’‘",
    26: "|",
    28: " !,./:;I[]\\ft",
    33: "()-r`{}·",
    35: '"',
    39: "*",
    47: "^",
    50: "Jcksvxyz",
    58: "+<=>~",
    61: "FTZ",
    67: "ABEKPSVXY&",
    72: "CDHNRUw",
    78: "GOQ",
    83: "Mm",
    89: "%",
    94: "W",
    100: "…—@",
}
_LETTERS = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
_OTHER = 56
_BOLD = 1.07


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """The width of a line of text at a font size."""
    hundredths = sum(_letter(letter) for letter in text)
    return hundredths * size / 100 * (_BOLD if bold else 1)


def _letter(letter: str) -> int:
    known = _LETTERS.get(letter)
    if known is not None:
        return known
    if unicodedata.combining(letter):
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return 100
    plain = unicodedata.normalize("NFD", letter)[0]
    return _LETTERS.get(plain, _OTHER)


def wrap(text: str, size: float, width: float, most: int, *, bold: bool = False) -> list[str]:
    """Text broken at spaces into lines of at most a width; what is beyond `most` lines is left out, with a sign."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size, bold=bold) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    whole = len(lines) <= most
    lines = [_cut(line, size, width, bold=bold) for line in lines[:most]]
    if not whole:
        lines[-1] = _cut(lines[-1].rstrip(",") + " …", size, width, bold=bold)
    return lines


def _cut(line: str, size: float, width: float, *, bold: bool) -> str:
    """A line that fits, if need be without its end."""
    if text_width(line, size, bold=bold) <= width:
        return line
    line = line.removesuffix(" …")
    while len(line) > 1 and text_width(line + "…", size, bold=bold) > width:
        line = line[:-1]
    return line.rstrip() + "…"
