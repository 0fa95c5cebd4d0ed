"""Pig written by hand: plain numbers, the list of all legal answers made afresh before every choice.

A yardstick for the engine made of `bench/games/pig.rules`; knows nothing of ours.
A throw of the die is an answer too, as it is for the engine. May import: the standard library.
"""

import random

GOAL = 100
THROW, HOLD = 0, 1
FACES = (1, 2, 3, 4, 5, 6)


def playouts(seed: int, count: int) -> tuple[int, tuple[int, int]]:
    """Random games to the end: how many answers they had, and how many each player won."""
    rand = random.Random(seed).random
    faces = FACES
    answers = 0
    wins = [0, 0]
    for _ in range(count):
        score = [0, 0]
        player = 0
        at_risk = 0
        while True:
            legal = [THROW]
            if at_risk > 0:
                legal.append(HOLD)
            answers += 1
            if legal[int(rand() * len(legal))] == HOLD:
                score[player] += at_risk
                at_risk = 0
                player = 1 - player
                continue
            answers += 1
            die = faces[int(rand() * 6)]
            if die == 1:
                at_risk = 0
                player = 1 - player
                continue
            at_risk += die
            if score[player] + at_risk >= GOAL:
                wins[player] += 1
                break
    return answers, (wins[0], wins[1])
