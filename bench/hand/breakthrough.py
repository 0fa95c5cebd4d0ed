"""Breakthrough written by hand, on a board of any size: flat lists, all legal moves made afresh before every move.

A yardstick for the engines made of `bench/games/breakthrough_6.rules` and `bench/games/breakthrough_8.rules`;
knows nothing of ours. May import: the standard library.
"""

import random
from collections.abc import Callable

Playouts = Callable[[int, int], tuple[int, tuple[int, int]]]

FREE, WHITE, BLACK, EDGE = 0, 1, 2, 3


def reference(size: int) -> Playouts:
    """Random games on a board of so many squares a side; an edge on both sides saves asking for it."""
    width = size + 2
    squares = range(width * size)
    start = [EDGE] * (width * size)
    for row in range(size):
        man = WHITE if row < 2 else BLACK if row >= size - 2 else FREE
        start[row * width + 1 : row * width + 1 + size] = [man] * size
    first = [square for square in squares if start[square] == WHITE]
    second = [square for square in squares if start[square] == BLACK]
    last = width * (size - 1)
    # Moves by the square they lead to, made once: (from, to).
    up, up_left, up_right = ([(to - width - side, to) for to in squares] for side in (0, -1, 1))
    down, down_left, down_right = ([(to + width - side, to) for to in squares] for side in (0, -1, 1))

    def playouts(seed: int, count: int) -> tuple[int, tuple[int, int]]:
        """How many moves the games had, and how many each player won."""
        rand = random.Random(seed).random
        moves = 0
        wins = [0, 0]
        for _ in range(count):
            board = start[:]
            white = first[:]
            black = second[:]
            while True:
                legal: list[tuple[int, int]] = []
                add = legal.append
                for square in white:
                    to = square + width
                    if not board[to]:
                        add(up[to])
                    if not board[to - 1] & 1:  # free or black
                        add(up_left[to - 1])
                    if not board[to + 1] & 1:
                        add(up_right[to + 1])
                square, to = legal[int(rand() * len(legal))]
                moves += 1
                board[square] = FREE
                white[white.index(square)] = to
                if board[to]:
                    black.remove(to)
                board[to] = WHITE
                if to >= last or not black:
                    wins[0] += 1
                    break
                legal = []
                add = legal.append
                for square in black:
                    to = square - width
                    if not board[to]:
                        add(down[to])
                    if board[to - 1] < BLACK:  # free or white
                        add(down_left[to - 1])
                    if board[to + 1] < BLACK:
                        add(down_right[to + 1])
                square, to = legal[int(rand() * len(legal))]
                moves += 1
                board[square] = FREE
                black[black.index(square)] = to
                if board[to]:
                    white.remove(to)
                board[to] = BLACK
                if to < width or not white:
                    wins[1] += 1
                    break
        return moves, (wins[0], wins[1])

    return playouts
