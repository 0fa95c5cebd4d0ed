"""Liar's dice for two written by hand: flat lists, the list of all legal answers made afresh before every bid.

A yardstick for the engine made of `bench/games/liars_dice.rules`; knows nothing of ours.
A throw of a die is an answer too, as it is for the engine. May import: the standard library.
"""

import random

DICE = 4  # two of each player
SIX = 6
FACES = (1, 2, 3, 4, 5, 6)
CALL = (0, 0)


def playouts(seed: int, count: int) -> tuple[int, tuple[int, int]]:
    """Random games to the end: how many answers they had, and how many each player won."""
    rand = random.Random(seed).random
    faces = FACES
    answers = 0
    wins = [0, 0]
    for _ in range(count):
        dice = [faces[int(rand() * 6)] for _ in range(DICE)]
        answers += DICE
        player = number = 0
        face = SIX
        while True:
            legal = [(n, f) for n in range(number, DICE + 1) for f in faces if n > number or f > face]
            if number:
                legal.append(CALL)
            answers += 1
            bid = legal[int(rand() * len(legal))]
            if bid == CALL:
                break
            number, face = bid
            player = 1 - player
        shown = dice.count(face)
        if face != SIX:
            shown += dice.count(SIX)
        wins[1 - player if shown >= number else player] += 1
    return answers, (wins[0], wins[1])
