"""The classics once more, from their rules, in plain Python: slow, plain, and knowing nothing of books or engines.

What `test_counts.py` and `test_chances.py` compare engines with. May import: the standard library.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product

# ---- breakthrough: (rows of the board from White's side, each a string; who is to move)

Board = tuple[str, ...]


def breakthrough_start(size: int) -> Board:
    free = "." * size
    return ("w" * size,) * 2 + (free,) * (size - 4) + ("b" * size,) * 2


def breakthrough_after(board: Board, mover: str) -> Iterator[Board]:
    """Every board one move on."""
    size = len(board)
    forward = 1 if mover == "w" else -1
    for y, x in product(range(size), repeat=2):
        if board[y][x] != mover:
            continue
        for aside in (-1, 0, 1):
            to_y, to_x = y + forward, x + aside
            if not (0 <= to_x < size and 0 <= to_y < size):
                continue
            there = board[to_y][to_x]
            if there == "." or (aside != 0 and there != mover):
                cells = [list(row) for row in board]
                cells[y][x] = "."
                cells[to_y][to_x] = mover
                yield tuple("".join(row) for row in cells)


def breakthrough_is_over(board: Board) -> bool:
    men = "".join(board)
    return "w" in board[-1] or "b" in board[0] or "w" not in men or "b" not in men


def breakthrough_perft(board: Board, mover: str, depth: int) -> int:
    """Plays of so many moves."""
    if depth == 0:
        return 1
    if breakthrough_is_over(board):
        return 0
    other = "b" if mover == "w" else "w"
    return sum(breakthrough_perft(after, other, depth - 1) for after in breakthrough_after(board, mover))


def breakthrough_boards(size: int, depth: int) -> int:
    """Different boards after so many moves."""
    boards = {breakthrough_start(size)}
    for number in range(depth):
        mover = "wb"[number % 2]
        boards = {
            after for board in boards if not breakthrough_is_over(board) for after in breakthrough_after(board, mover)
        }
    return len(boards)


# ---- pig: (points of who throws, points of the other, points at risk)

Points = tuple[int, int, int]


def pig_positions(goal: int) -> list[Points]:
    """Every position in which somebody can be asked, found by playing."""
    found = {(0, 0, 0)}
    waiting = [(0, 0, 0)]
    while waiting:
        mine, other, risk = waiting.pop()
        after = {(other, mine, 0)}
        after |= {(mine, other, risk + face) for face in range(2, 7) if mine + risk + face < goal}
        if risk:
            after.add((other, mine + risk, 0))
        waiting += after - found
        found |= after
    return sorted(found, reverse=True)


def pig_chance(goal: int, decide: Callable[[float, float], float]) -> float:
    """How likely the one who begins wins; `decide` gives the worth of a choice from those of throwing and holding."""
    positions = pig_positions(goal)
    worth = dict.fromkeys(positions, 0.5)
    change = 1.0
    while change > 1e-14:
        change = 0.0
        for mine, other, risk in positions:
            thrown = 1 - worth[other, mine, 0]
            for face in range(2, 7):
                thrown += 1 if mine + risk + face >= goal else worth[mine, other, risk + face]
            thrown /= 6
            held = 1 - worth[other, mine + risk, 0] if risk else thrown
            now = decide(thrown, held)
            change = max(change, abs(now - worth[mine, other, risk]))
            worth[mine, other, risk] = now
    return worth[0, 0, 0]


# ---- liar's dice: bids are numbered from 0, six to a number of dice


def liars_dice_histories(dice: int) -> int:
    """Beginnings of plays, the empty one and the finished ones among them; throws are moves too."""
    bids = 12 * dice
    throws = sum(1 for count in range(2 * dice) for _ in product(range(6), repeat=count))
    thrown = sum(1 for _ in product(range(6), repeat=2 * dice))
    # Any set of bids is a way to bid, as they only rise; all but the empty one can be called.
    return throws + thrown * (2 * (1 << bids) - 1)


def liars_dice_chance(dice: int) -> Fraction:
    """How likely the first wins if both pick blindly among what they may do."""
    bids = 12 * dice

    def holds(thrown: tuple[int, ...], bid: int) -> bool:
        number, face = bid // 6 + 1, bid % 6 + 1
        return sum(1 for one in thrown if one in (face, 6)) >= number

    @cache
    def mover_wins(thrown: tuple[int, ...], last: int) -> Fraction:
        """For who is to act on a bid; -1: none was made."""
        chances = [1 - mover_wins(thrown, bid) for bid in range(last + 1, bids)]
        if last >= 0:
            chances.append(Fraction(0 if holds(thrown, last) else 1))
        return sum(chances, Fraction(0)) / len(chances)

    throws = [tuple(sorted(thrown)) for thrown in product(range(1, 7), repeat=2 * dice)]
    return sum((mover_wins(thrown, -1) for thrown in throws), Fraction(0)) / len(throws)
