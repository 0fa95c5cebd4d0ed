"""Connect four written by hand: one flat list, the list of all legal moves made afresh before every move.

A yardstick for the engine made of `bench/games/connect_four.rules`; knows nothing of ours.
`playouts_kept` keeps the list of moves from one move to the next instead. May import: the standard library.
"""

import random

COLUMNS, ROWS = 7, 6
CELLS = COLUMNS * ROWS
Near = tuple[int, tuple[tuple[int, int], ...]]


def _near(cell: int) -> tuple[Near, ...]:
    """Every line of four through a cell, sorted by a neighbour in it: if that is not held, nor is the line."""
    found: dict[int, list[tuple[int, int]]] = {}
    for across, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for before in range(4):
            line = [(cell % 7 + n * across, cell // 7 + n * up) for n in range(-before, 4 - before)]
            if all(0 <= x < COLUMNS and 0 <= y < ROWS for x, y in line):
                cells = [7 * y + x for x, y in line]
                beside = cells[before + 1] if before < 3 else cells[2]
                one, two = (other for other in cells if other not in (cell, beside))
                found.setdefault(beside, []).append((one, two))
    return tuple((beside, tuple(rest)) for beside, rest in found.items())


NEAR = tuple(_near(cell) for cell in range(CELLS))


def playouts(seed: int, count: int) -> tuple[int, tuple[int, int]]:
    """Random games to the end: how many moves they had, and how many each player won."""
    rand = random.Random(seed).random
    near = NEAR
    moves = 0
    wins = [0, 0]
    for _ in range(count):
        board = [-1] * CELLS
        slot = [0, 1, 2, 3, 4, 5, 6]  # the lowest free cell of each column
        player = 0
        won = False
        while legal := [cell for cell in slot if cell < CELLS]:
            cell = legal[int(rand() * len(legal))]
            slot[cell % 7] += 7
            board[cell] = player
            moves += 1
            for beside, rest in near[cell]:
                if board[beside] == player:
                    for one, two in rest:
                        if board[one] == player == board[two]:
                            won = True
                            break
            if won:
                wins[player] += 1
                break
            player = 1 - player
    return moves, (wins[0], wins[1])


def playouts_kept(seed: int, count: int) -> tuple[int, tuple[int, int]]:
    """The same; a move taken is overwritten by the cell above it."""
    rand = random.Random(seed).random
    near = NEAR
    moves = 0
    wins = [0, 0]
    for _ in range(count):
        board = [-1] * CELLS
        legal = [0, 1, 2, 3, 4, 5, 6]
        player = 0
        open_columns = 7
        won = False
        while open_columns:
            place = int(rand() * open_columns)
            cell = legal[place]
            if cell < 35:
                legal[place] = cell + 7
            else:
                del legal[place]
                open_columns -= 1
            board[cell] = player
            moves += 1
            for beside, rest in near[cell]:
                if board[beside] == player:
                    for one, two in rest:
                        if board[one] == player == board[two]:
                            won = True
                            break
            if won:
                wins[player] += 1
                break
            player = 1 - player
    return moves, (wins[0], wins[1])
