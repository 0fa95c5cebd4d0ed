"""Sorts to Python: the call that makes the constant by which an engine knows a sort.

May import: python_names, dsl.sorts.
"""

from tribonian.compiler.emit.python_names import literal, wrapped
from tribonian.dsl.sorts import Enumeration, Maybe, SetOf, Sort, Truth, bounds

NAMES_ROOM = 70  # longer lists of names get lines of their own


def kind_line(sort: Sort) -> str:
    """The call that makes the constant of a sort."""
    low, high = bounds(sort)
    if isinstance(sort, SetOf):
        return f"{kind_line(sort.of)[:-1]}, is_set=True)"
    inner = sort.inner if isinstance(sort, Maybe) else sort
    more = ", optional=True" if isinstance(sort, Maybe) else ""
    if isinstance(inner, Truth):
        more = ", truth=True" + more
    if isinstance(inner, Enumeration):
        more = f", names={wrapped([literal(one) for one in inner.members], NAMES_ROOM)}" + more
    return f"Kind({low}, {high}{more})"
