"""Errata that touch the same: which two have to be looked at together, and whether their order matters.

May import: changes, machine, dsl.amend, dsl.load, dsl.syntax.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations

from tribonian.dsl.amend import apply_sheets
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Draft
from tribonian.dsl.syntax import ErrataDecl

Tag = tuple[str, str]  # sheet and erratum


def touching(footprints: Mapping[Tag, frozenset[str]]) -> Iterator[tuple[Tag, Tag]]:
    """Pairs that change something in common."""
    for one, other in combinations(footprints, 2):
        if footprints[one] & footprints[other]:
            yield one, other


def order_matters(draft: Draft, one: ErrataDecl, other: ErrataDecl, without: frozenset[str]) -> bool:
    """Whether two sheets make another text when they are applied the other way round."""
    sheets = [sheet for sheet in draft.sheets if sheet.name not in without]

    def text(extra: list[ErrataDecl]) -> list[str] | None:
        sink = Sink()
        made = apply_sheets(list(draft.items), [*sheets, *extra], draft.header.name, draft.catalogue, sink)
        return None if sink.failed else sorted(repr(item) for item in made)

    forth, back = text([one, other]), text([other, one])
    return forth is not None and back is not None and forth != back
