"""Slots in Python names: lines that work on slots of the store by their numbers, made to work on names instead.

The names are read before and stored after; in between they are stored where something reads the store as a whole.
Knows nothing but text.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

SLOT = re.compile(r"\bs\[(\d+)\]")
WHOLE = re.compile(r"\bs\b(?!\[)")
GIVEN = re.compile(r"\b(\w+)\(s\b")
WRITTEN = re.compile(r" *s\[(\d+)\] (?:[|&^]=|=) ")
MIDDLE = ("elif", "else", "while", "for")  # nothing can be stored right before these


@dataclass(frozen=True, slots=True)
class Named:
    """The lines, the names they work on by slot, and those of them that they change."""

    lines: list[str]
    names: dict[int, str]
    changed: list[int]


def in_names(lines: list[str], plain: Mapping[int, str], changing: Collection[str]) -> Named | None:
    """Lines with slots in names, where a slot has one; nothing where the whole store is changed, or may be.

    `changing` are functions that change the store they are given; all others only read it.
    """
    parted = [line.partition("  # ") if not line.lstrip().startswith("# ") else ("", "", "") for line in lines]
    codes = [code for code, _, _ in parted]
    if any(not _only_reads(code, changing) for code in codes if WHOLE.search(code)):
        return None
    found = {int(slot) for code in codes for slot in SLOT.findall(code)} & plain.keys()
    changed = sorted({int(match[1]) for code in codes if (match := WRITTEN.match(code))} & found)

    def named(match: re.Match[str]) -> str:
        return plain[int(match[1])] if int(match[1]) in found else match[0]

    made: list[str] = []
    for line, (code, sign, words) in zip(lines, parted, strict=True):
        if WHOLE.search(code):
            made += stored(changed, plain, " " * (len(code) - len(code.lstrip())))
        made.append(SLOT.sub(named, code) + sign + words if code else line)
    return Named(made, {slot: plain[slot] for slot in sorted(found)}, changed)


def stored(changed: list[int], names: Mapping[int, str], pad: str) -> list[str]:
    """Lines that store what is in names."""
    return [f"{pad}s[{slot}] = {names[slot]}" for slot in changed]


def _only_reads(code: str, changing: Collection[str]) -> bool:
    """Whether a line gives the store only to functions that read it, and is one before which something can stand."""
    called = GIVEN.findall(code)
    plain = len(called) == len(WHOLE.findall(code)) and not set(changing) & set(called)
    return plain and not code.lstrip().startswith(MIDDLE)
