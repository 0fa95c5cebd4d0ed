"""The position in readable groups: players side by side, pieces by place, sets by their members, the rest in brief.

What stands as at the start is left out where that helps. Decides nothing and changes nothing.
May import: words, compiler.machine, compiler.positions, dsl.model, dsl.sorts.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tribonian.compiler.machine import Machine, Var
from tribonian.compiler.positions import slots
from tribonian.dsl.model import Rulebook
from tribonian.dsl.sorts import Enumeration, Readable, show_value, strip
from tribonian.words import HIDDEN, colours, print_trimmed, runs, shortened, word

Values = Mapping[str, Readable]
MOST = 24  # things in one line
UNTOLD = frozenset({"winner", "playing"})


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot of the book's own state: its name, its index in words, and where its index stands."""

    name: str
    index: tuple[str, ...]
    raw: tuple[int, ...]


class Board:
    """Shows positions of one book."""

    def __init__(self, book: Rulebook, machine: Machine, first: Values) -> None:
        self.book = book
        self.machine = machine
        self.first = first
        self.colours = colours(machine.players)
        self.slots: dict[str, list[Slot]] = {}
        for name, var, index, _ in slots(machine):
            if self._is_told(var):
                shown = tuple(show_value(param.sort, one) for param, one in zip(var.index, index, strict=True))
                self.slots.setdefault(var.name, []).append(Slot(name, shown, index))
        self.owners = {piece: self._owners(piece) for piece in book.pieces}

    def _is_told(self, var: Var) -> bool:
        internal = var.name.startswith("limit ") or var.name in UNTOLD or var.name.endswith(".size")
        return var.kind in ("state", "track") and not internal

    def _owners(self, piece: str) -> dict[str, str]:
        """Whose each piece is, where one attribute tells a player."""
        declared = self.book.pieces[piece]
        fields = [one for one in declared.fields if strip(one.sort) == self.book.players]
        table = self.machine.tables.get(f"{piece}.{fields[0].name}") if fields else None
        found: dict[str, str] = {}
        for row in table.rows if table is not None else ():
            (low, high), *_ = row.keys
            for number in range(low, high + 1):
                if 0 <= row.cell < len(self.machine.players):
                    found[declared.sort.members[number]] = self.machine.players[row.cell]
        return found

    # ---- the whole

    def show(self, out: Console, values: Values, unknown: Collection[str] = ()) -> None:
        """Print a position; of pieces that are unknown, how many there are."""
        for part in (self._players(values), self._single(values)):
            if part is not None:
                print_trimmed(out, part)
        for piece in self.book.pieces:
            self._pieces(out, piece, values, unknown)
        for line in self._others(values):
            out.print(line)

    def tracks(self, values: Values) -> str:
        """The tracks in one line."""
        found = [
            f"{slot.name} {word(values[slot.name])}"
            for name, listed in self.slots.items()
            for slot in listed
            if self.machine.vars[name].kind == "track" and len(self.machine.vars[name].index) < 2
        ]
        return "  ".join(found) if len(found) <= 12 else ""

    def _is_piece(self, name: str) -> bool:
        return name.split(".")[0] in self.book.pieces and "." in name

    # ---- players side by side

    def _players(self, values: Values) -> Table | None:
        table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=True)
        table.add_column("")
        for player in self.machine.players:
            table.add_column(Text(player, style=f"bold {self.colours[player]}"))
        rows = 0
        for name, listed in self.slots.items():
            var = self.machine.vars[name]
            if not var.index or var.index[0].sort != self.book.players or name in self.book.queues:
                continue
            changed = any(values[slot.name] != self.first.get(slot.name) for slot in listed)
            if var.kind == "track" or changed:
                cells = [self._of_player(player, var, listed, values) for player in self.machine.players]
                if any(cell != "-" for cell in cells):
                    table.add_row(Text(name.replace("_", " "), style="dim"), *cells)
                    rows += 1
        for name, queue in self.book.queues.items():
            if queue.index and queue.index[0].sort == self.book.players:
                cells = [", ".join(self._queued(name, values, player)) or "-" for player in self.machine.players]
                if any(cell != "-" for cell in cells):
                    table.add_row(Text(name.replace("_", " "), style="dim"), *cells)
                    rows += 1
        return table if rows else None

    def _of_player(self, player: str, var: Var, listed: list[Slot], values: Values) -> str:
        mine = [slot for slot in listed if slot.index[0] == player]
        most = max(4, MOST // len(self.machine.players))
        if len(var.index) == 1:
            value = values[mine[0].name]
            return shortened(runs(map(word, value)), most) or "-" if isinstance(value, list) else word(value)
        told = [
            f"{', '.join(slot.index[1:])}{'' if values[slot.name] is True else ' ' + word(values[slot.name])}"
            for slot in mine
            if values[slot.name] not in (0, False, None, [])
        ]
        return shortened(told, most) or "-"

    def _queued(self, name: str, values: Values, player: str = "") -> list[str]:
        mine = [slot for slot in self.slots.get(name, []) if not player or slot.index[0] == player]
        size = values.get(f"{name}.size[{player}]" if player else f"{name}.size")
        return [word(values[slot.name]) for slot in mine[: size if isinstance(size, int) else 0]]

    # ---- what there is one of

    def _single(self, values: Values) -> Text | None:
        parts: list[str] = []
        for name, listed in self.slots.items():
            if self.machine.vars[name].index:
                continue
            value = values[listed[0].name]
            if value == self.first.get(name) and value in (0, False, None, []):
                continue
            shown = shortened(runs([word(one) for one in value]), MOST) if isinstance(value, list) else word(value)
            parts.append(f"{name.replace('_', ' ')} {shown or 'empty'}")
        for name, queue in self.book.queues.items():
            if not queue.index and self._queued(name, values):
                parts.append(f"{name} {', '.join(self._queued(name, values))}")
        return Text(" · ".join(parts)) if parts else None

    # ---- pieces

    def _pieces(self, out: Console, piece: str, values: Values, unknown: Collection[str]) -> None:
        declared = self.book.pieces[piece]
        place = f"{piece}.{declared.place}" if declared.place else ""
        if place not in self.slots:
            for line in self._fields(piece, values):
                out.print(line)
            return
        by_place: dict[str, list[Slot]] = {}
        for slot in self.slots[place]:
            where = word(values[slot.name])
            by_place.setdefault("hidden" if where == HIDDEN else where, []).append(slot)
        order = strip(self.machine.vars[place].sort)
        known = order.members if isinstance(order, Enumeration) else ()
        on_map = {one for space in self.book.spaces.values() if space.shape != "list" for one in space.sort.members}
        ranked = sorted(by_place, key=lambda one: (one not in on_map, known.index(one) if one in known else -1))
        out.print(Text(f"{piece} by place", style="dim"))
        lines = []
        for where in ranked:
            line = Text(f"  {where}  ", style="bold" if where in on_map else "dim")
            lines.append(line.append_text(self._stack(piece, by_place[where], values, unknown)))
        print_trimmed(out, Columns(lines, padding=(0, 2), column_first=True))

    def _stack(self, piece: str, stack: list[Slot], values: Values, unknown: Collection[str]) -> Text:
        """The pieces of one place: whose they are by colour, and what is special about each."""
        grouped: dict[tuple[str, str], list[str]] = {}
        strangers: Counter[str] = Counter()
        for slot in stack:
            one = slot.index[0]
            if one in unknown:
                strangers[self.owners[piece].get(one, "")] += 1
                continue
            grouped.setdefault((self.owners[piece].get(one, ""), self._special(piece, one, values)), []).append(one)
        found = Text(style="not bold not dim")
        for number, ((owner, special), names) in enumerate(grouped.items()):
            found.append(", " if number else "")
            found.append(shortened(runs(names), MOST), style=self.colours.get(owner, ""))
            found.append(f" ({special})" if special else "", style="italic")
        for owner, count in strangers.items():
            found.append(", " if found else "")
            found.append(f"{count} unknown", style=self.colours.get(owner, ""))
        return found

    def _special(self, piece: str, one: str, values: Values) -> str:
        """What of a piece is not as at the start, its place left out."""
        found = []
        for state in self.book.pieces[piece].states:
            field = state.split(".")[-1]
            name = f"{piece}.{field}[{one}]"
            if field == self.book.pieces[piece].place or name not in values:
                continue
            value = values[name]
            if value != self.first.get(name):
                found.append(field if value is True else f"not {field}" if value is False else self._said(field, value))
        return ", ".join(found)

    def _said(self, field: str, value: Readable) -> str:
        return f"{field} {word(value)}"

    def _fields(self, piece: str, values: Values) -> Iterator[Text]:
        """Of pieces without a place: those that are not as at the start, by what they are now."""
        for state in self.book.pieces[piece].states:
            name = f"{piece}.{state.split('.')[-1]}"
            yield from self._line(slot_title(name), name, values)

    # ---- all else

    def _others(self, values: Values) -> Iterator[Text]:
        for name in self.slots:
            var = self.machine.vars[name]
            apart = var.index and var.index[0].sort != self.book.players and name not in self.book.queues
            if apart and not self._is_piece(name):
                yield from self._line(name.replace("_", " "), name, values)

    def _line(self, title: str, name: str, values: Values) -> Iterator[Text]:
        by_value: dict[str, list[str]] = {}
        for slot in self.slots.get(name, ()):
            value = values[slot.name]
            if value != self.first.get(slot.name):
                by_value.setdefault(word(value), []).append(", ".join(slot.index))
        if by_value:
            told = [
                f"{'' if value == 'yes' else value + ': '}{shortened(runs(names), MOST)}"
                for value, names in by_value.items()
            ]
            yield Text(f"{title}  ", style="dim").append(" · ".join(told), style="not dim")


def slot_title(name: str) -> str:
    """`Card.holder` as a heading."""
    return name.replace(".", " ").replace("_", " ")
