"""Tic-tac-toe written by hand: one flat list, the list of all legal moves made afresh before every move.

A yardstick for the engine made of `bench/games/tic_tac_toe.rules`; knows nothing of ours.
`playouts_kept` keeps the list of moves from one move to the next instead. May import: the standard library.
"""

import random

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
OTHERS = tuple(tuple(tuple(d for d in line if d != c) for line in LINES if c in line) for c in range(9))


def playouts(seed: int, count: int) -> tuple[int, tuple[int, int]]:
    """Random games to the end: how many moves they had, and how many each player won."""
    rand = random.Random(seed).random
    others = OTHERS
    moves = 0
    wins = [0, 0]
    for _ in range(count):
        board = [-1] * 9
        player = 0
        while legal := [cell for cell, mark in enumerate(board) if mark < 0]:
            cell = legal[int(rand() * len(legal))]
            board[cell] = player
            moves += 1
            for one, two in others[cell]:
                if board[one] == player == board[two]:
                    break
            else:
                player = 1 - player
                continue
            wins[player] += 1
            break
    return moves, (wins[0], wins[1])


def playouts_kept(seed: int, count: int) -> tuple[int, tuple[int, int]]:
    """The same; a move taken is overwritten by the last of the list."""
    rand = random.Random(seed).random
    others = OTHERS
    moves = 0
    wins = [0, 0]
    for _ in range(count):
        board = [-1] * 9
        legal = [0, 1, 2, 3, 4, 5, 6, 7, 8]
        player = 0
        left = 9
        while left:
            place = int(rand() * left)
            left -= 1
            cell = legal[place]
            legal[place] = legal[left]
            board[cell] = player
            for one, two in others[cell]:
                if board[one] == player == board[two]:
                    break
            else:
                player = 1 - player
                continue
            wins[player] += 1
            break
        moves += 9 - left
    return moves, (wins[0], wins[1])
